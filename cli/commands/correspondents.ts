/** `payprep data import correspondents`: turns a list of the user into an overlay. One wrong line rejects the whole list. */
import { readFileSync } from 'node:fs';
import { readCorrespondents } from '../files/correspondents-csv.js';
import { formatDatasets } from '../files/dataset-text.js';
import type { Arguments } from '../options/arguments.js';
import { writeFile } from '../streams/destination.js';
import { withUsageErrors } from '../terminal/file-error.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { refuseSource } from './import.js';

/** How many wrong lines are reported. */
const MAX_REPORTED = 20;

/** @throws UsageError where the call is wrong, or a file cannot be read or written */
export async function importCorrespondents([path, ...more]: readonly string[], { out }: Arguments, io: Io) {
  if (path === undefined || more.length > 0) throw new UsageError('data import takes one file: payprep data import correspondents FILE');
  refuseSource({ out }, path);
  const name = printable(path);
  const result = await withUsageErrors(name, () => readCorrespondents(readFileSync(path), io.today()));
  if (!result.ok) {
    const lines = result.faults.slice(0, MAX_REPORTED).map(({ line, problem }) => `payprep: ${name}: line ${line}: ${problem}\n`);
    const rest = result.faults.length - lines.length;
    io.stderr.write(`${lines.join('')}${rest > 0 ? `payprep: ${name}: ${rest} more\n` : ''}payprep: ${name}: nothing was imported\n`);
    return { text: '', code: EXIT.unreadable };
  }
  const { datasets } = result;
  const text = formatDatasets(datasets);
  const entries = datasets.reduce((sum, { rows }) => sum + rows.length, 0);
  const currencies = datasets.map(({ dataset }) => dataset.slice(-3)).join(', ');
  if (out !== undefined) writeFile('--out', out, text);
  io.stderr.write(`${entries} ${entries === 1 ? 'entry' : 'entries'}: ${currencies}\n`);
  return { text: out === undefined ? text : '', code: EXIT.ok };
}
