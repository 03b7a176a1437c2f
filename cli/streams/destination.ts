/** Where a run writes: standard output, or the file of `--out`. */
import { createWriteStream, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import type { Arguments, OutputFormat } from '../options/arguments.js';
import { DraftFile, targetOf } from '../terminal/draft-file.js';
import { describeWriteError } from '../terminal/file-error.js';
import { type FileIdentity, identityOfPath } from '../terminal/file-identity.js';
import { type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import type { Input } from './inputs.js';

const FORMAT_BY_ENDING: Readonly<Record<string, OutputFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  xlsx: 'xlsx',
  txt: 'table',
};

/** Endings of files that other programs open, and that no output is. */
const FOREIGN: ReadonlySet<string> = new Set('xls xlsb xlsm ods numbers pdf doc docx odt htm html xml zip'.split(' '));
const TABLES: ReadonlySet<string> = new Set('csv tsv xlsx json jsonl ndjson'.split(' '));

const endingOf = (path: string): string => /\.(\w{1,7})$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** @throws UsageError if a file would get a name that says another format than it has: the program that belongs to the name could not open it */
export function refuseEnding({ out, output, report, fix }: Arguments): void {
  if (out !== undefined && output === undefined && !fix && FOREIGN.has(endingOf(out)))
    throw new UsageError(`--out ${printable(out)}: name a file that ends in .csv, .xlsx, .txt or .ndjson, or say the format with --output`);
  const ending = report === undefined ? '' : endingOf(report);
  if (report !== undefined && (TABLES.has(ending) || (FOREIGN.has(ending) && !ending.startsWith('htm'))))
    throw new UsageError(`--report ${printable(report)}: the report is an HTML page, name a file that ends in .html`);
}

/** The output format: `--output`, or the ending of `--out`, or a table on a terminal, else NDJSON. */
export function outputFormat({ output, out }: Arguments, io: Io): OutputFormat {
  if (output !== undefined) return output;
  if (out !== undefined) return FORMAT_BY_ENDING[/\.(\w{1,4})$/.exec(out)?.[1]?.toLowerCase() ?? ''] ?? 'ndjson';
  return io.stdoutIsTerminal ? 'table' : 'ndjson';
}

/** The files that a run reads: its inputs and its overlays. */
export const filesRead = (
  inputs: readonly Input[],
  { overlays }: Pick<Arguments, 'overlays'>,
  { stdinFile }: Io,
): ReadonlySet<FileIdentity> =>
  new Set(
    [...inputs.map(({ path }) => (path === undefined ? stdinFile : identityOfPath(path))), ...overlays.map(identityOfPath)].flatMap(
      (identity) => identity ?? [],
    ),
  );

/** @throws UsageError if the output would overwrite a file that is read */
export function refuseInput(option: string, path: string, read: ReadonlySet<FileIdentity>): void {
  const target = identityOfPath(path);
  if (target !== undefined && read.has(target)) throw new UsageError(`${option} ${printable(path)}: that file is being read`);
}

/** @throws UsageError if the report would overwrite the result, or the result the report */
export function refuseSameFile({ out, report }: Arguments, { stdoutFile }: Io): void {
  if (report === undefined) return;
  const [written, target] = [out === undefined ? stdoutFile : identityOfPath(out), identityOfPath(report)];
  if ((out !== undefined && resolve(out) === resolve(report)) || (target !== undefined && written === target))
    throw new UsageError(`--report ${printable(report)}: that file is written by ${out === undefined ? 'standard output' : '--out'}`);
}

/** Where the result of a run goes. */
export interface Destination {
  readonly stream: Writable;
  /** The file is written whole or not at all: `publish` puts it into its place. Undefined for what can only be written piece by piece. */
  readonly draft: DraftFile | undefined;
}

/** @throws UsageError */
export function openDestination({ out }: Arguments, format: OutputFormat, read: ReadonlySet<FileIdentity>, io: Io): Destination {
  if (out === undefined) {
    if (format === 'xlsx' && io.stdoutIsTerminal)
      throw new UsageError('XLSX cannot be shown on a terminal: write it to a file with --out FILE');
    // the run would read its own answers: with >> without end
    if (io.stdoutFile !== undefined && read.has(io.stdoutFile))
      throw new UsageError('standard output is written to a file that is being read');
    return { stream: io.stdout, draft: undefined };
  }
  refuseInput('--out', out, read);
  const draft = identityOfPath(out) === (io.stdoutFile ?? '') ? undefined : openDraft('--out', out);
  // `autoClose: false`: the draft closes its descriptor
  return {
    stream: draft === undefined ? createWriteStream(out) : createWriteStream('', { fd: draft.descriptor, autoClose: false }),
    draft,
  };
}

/** Names of open streams: what they lead to belongs to who opened it. */
const OPEN_STREAMS = /^\/(?:dev|proc)\//;

/** No draft can be made beside it, but the file itself may be writable; if not, writing it says why. */
const NO_DRAFT: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/**
 * A draft of the file; undefined for one that is written in its place: a device, a pipe, a file in a folder that is closed to us.
 *
 * @throws UsageError
 */
function openDraft(option: string, path: string): DraftFile | undefined {
  try {
    if (OPEN_STREAMS.test(resolve(path)) || statSync(path, { throwIfNoEntry: false })?.isFile() === false) return undefined;
    return new DraftFile(targetOf(path));
  } catch (error) {
    if (NO_DRAFT.has((error as NodeJS.ErrnoException).code)) return undefined;
    throw new UsageError(`${option} ${printable(path)}: ${describeWriteError(error as NodeJS.ErrnoException)}`);
  }
}

/**
 * Writes a file whole, or leaves what was there.
 *
 * @throws UsageError if it cannot be written
 */
export function writeFile(option: string, path: string, text: string): void {
  const draft = openDraft(option, path);
  try {
    writeFileSync(draft?.descriptor ?? path, text);
    draft?.publish();
  } catch (error) {
    throw new UsageError(`${option} ${printable(path)}: ${describeWriteError(error as NodeJS.ErrnoException)}`);
  } finally {
    draft?.discard();
  }
}
