/** What the arguments name: files, or standard input. */
import { statSync } from 'node:fs';
import type { Arguments, InputFormat } from './arguments.js';
import { printable, UsageError } from './io.js';

/** One input: a file, or standard input. */
export interface Input {
  readonly name: string;
  readonly path: string | undefined;
  readonly format: InputFormat;
}

export function inputsOf({ positionals, input }: Arguments): readonly Input[] {
  const names = positionals.length > 0 ? positionals : ['-'];
  if (names.filter((name) => name === '-').length > 1) throw new UsageError('standard input can be read only once');
  return names.map((name) => {
    const byExtension = /\.(?:csv|tsv)$/i.test(name) ? 'csv' : 'ndjson';
    return { name: name === '-' ? 'standard input' : printable(name), path: name === '-' ? undefined : name, format: input ?? byExtension };
  });
}

/** The bytes of all files; undefined where one of them is no file. */
export function totalBytes(inputs: readonly Input[]): number | undefined {
  try {
    const stats = inputs.map(({ path }) => (path === undefined ? undefined : statSync(path)));
    return stats.every((stat) => stat?.isFile()) ? stats.reduce((sum, stat) => sum + (stat?.size ?? 0), 0) : undefined;
  } catch {
    return undefined; // what is wrong with it is said when it is read
  }
}
