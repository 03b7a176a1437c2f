/** The inputs that the arguments name: files, or standard input. */
import { statSync } from 'node:fs';
import type { Arguments, InputFormat } from './arguments.js';
import { UsageError } from './io.js';
import { printable } from './printable.js';

export interface Input {
  readonly name: string;
  /** Undefined for standard input. */
  readonly path: string | undefined;
  readonly format: InputFormat;
}

export function listInputs({ positionals, input }: Arguments): readonly Input[] {
  const names = positionals.length > 0 ? positionals : ['-'];
  if (names.filter((name) => name === '-').length > 1) throw new UsageError('standard input can be read only once');
  return names.map((name) => {
    const formatByName = /\.(?:csv|tsv)$/i.test(name) ? 'csv' : 'ndjson';
    return {
      name: name === '-' ? 'standard input' : printable(name),
      path: name === '-' ? undefined : name,
      format: input ?? formatByName,
    };
  });
}

/** The size of all files together; undefined where one input is not a file. */
export function totalBytes(inputs: readonly Input[]): number | undefined {
  try {
    const stats = inputs.map(({ path }) => (path === undefined ? undefined : statSync(path)));
    return stats.every((stat) => stat?.isFile()) ? stats.reduce((sum, stat) => sum + (stat?.size ?? 0), 0) : undefined;
  } catch {
    return undefined; // the error is reported when the file is read
  }
}
