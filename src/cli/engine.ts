/** The engine of a call: every shipped directory, the overlays of the user, today. */
import { readFileSync } from 'node:fs';
import type { Dataset } from '../directory/dataset.js';
import type { Engine, EngineOptions } from '../engine/create-engine.js';
import { createEngine } from '../full.js';
import type { Arguments } from './arguments.js';
import { type Io, printable, UsageError } from './io.js';

/** What data import writes of several currencies is an array. */
const readOverlays = (paths: readonly string[]) =>
  paths.flatMap((path) => [readOverlay(path)].flat().map((dataset) => ({ path, dataset })));

/**
 * What the engine of a call is made of: plain data, which can be handed to a worker.
 *
 * @throws UsageError where an overlay cannot be read, or is no dataset
 */
export function engineOptions({ on, threshold, overlays }: Arguments, io: Io): EngineOptions {
  const read = readOverlays(overlays);
  const options = { on: on ?? io.today(), overlays: read.map(({ dataset }) => dataset), ...(threshold && { threshold }) };
  try {
    createEngine(options);
    return options;
  } catch (error) {
    const index = /overlays\[(\d{1,9})\]/.exec(error instanceof TypeError ? error.message : '')?.[1];
    if (index === undefined) throw error;
    throw new UsageError(
      `--overlay ${printable(read[Number(index)]?.path ?? '')}: it is no dataset with columns, and rows as wide as these`,
    );
  }
}

export const engineOf = (args: Arguments, io: Io): Engine => createEngine(engineOptions(args, io));

function readOverlay(path: string): Dataset | readonly Dataset[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, '')) as Dataset | readonly Dataset[];
  } catch (error) {
    throw new UsageError(`--overlay ${printable(path)}: ${error instanceof SyntaxError ? 'it is not JSON' : problemOf(error)}`);
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
};

/** Why a file cannot be read, in words. Anything but an error of the system is not ours to explain, and is thrown on. */
export function problemOf(error: unknown): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code === undefined || (error as NodeJS.ErrnoException).syscall === undefined) throw error;
  return PROBLEMS[code] ?? `it cannot be read (${code})`;
}
