/** Where a run writes: standard output, or the file of `--out`. */
import { createWriteStream, realpathSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import type { Arguments, OutputFormat } from './arguments.js';
import { describeWriteError } from './file-error.js';
import type { Input } from './inputs.js';
import { type Io, UsageError } from './io.js';
import { printable } from './printable.js';

const FORMAT_BY_ENDING: Readonly<Record<string, OutputFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  xlsx: 'xlsx',
  txt: 'table',
};

/** The output format: `--output`, or the ending of `--out`, or a table on a terminal, else NDJSON. */
export function outputFormat({ output, out }: Arguments, io: Io): OutputFormat {
  if (output !== undefined) return output;
  if (out !== undefined) return FORMAT_BY_ENDING[/\.(\w{1,4})$/.exec(out)?.[1]?.toLowerCase() ?? ''] ?? 'ndjson';
  return io.stdoutIsTerminal ? 'table' : 'ndjson';
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined; // there is no such file yet
  }
}

/** @throws UsageError if the output would overwrite an input */
export function refuseInput(option: string, path: string, inputs: readonly Input[]): void {
  const target = realPath(path);
  const isRead = target !== undefined && inputs.some((input) => input.path !== undefined && realPath(input.path) === target);
  if (isRead) throw new UsageError(`${option} ${printable(path)}: that file is being read`);
}

/** @throws UsageError if the report would overwrite the result, or the result the report */
export function refuseSameFile({ out, report }: Arguments): void {
  if (out === undefined || report === undefined) return;
  if (resolve(out) === resolve(report) || (realPath(out) ?? out) === (realPath(report) ?? report))
    throw new UsageError(`--report ${printable(report)}: that file is written by --out`);
}

/** @throws UsageError */
export function openDestination({ out }: Arguments, format: OutputFormat, inputs: readonly Input[], io: Io): Writable {
  if (out === undefined) {
    if (format === 'xlsx' && io.stdoutIsTerminal)
      throw new UsageError('XLSX cannot be shown on a terminal: write it to a file with --out FILE');
    return io.stdout;
  }
  refuseInput('--out', out, inputs);
  return createWriteStream(out);
}

/** @throws UsageError if the file cannot be written */
export function writeFile(option: string, path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(`${option} ${printable(path)}: ${describeWriteError(error as NodeJS.ErrnoException)}`);
  }
}
