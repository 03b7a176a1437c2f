/** Reads a file entry by entry, for the commands that answer when they have read it whole. */
import { createReadStream } from 'node:fs';
import type { ColumnOptions } from '../files/column-plan.js';
import { Decoder } from '../files/decoder.js';
import type { Entry } from '../files/entry.js';
import { wordsOfSentence } from '../files/sentence.js';
import type { TableEntry } from '../files/table-entries.js';
import type { Arguments } from '../options/arguments.js';
import { describeInputError } from '../terminal/file-error.js';
import { type Io, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { Progress } from '../terminal/progress.js';
import { createEntrySource, type EntrySource } from './entry-source.js';
import { formatOf, listInputs, totalBytes } from './inputs.js';

/** @throws UsageError where the file cannot be read */
export async function forEachEntry(
  path: string,
  args: Pick<Arguments, 'input' | 'encoding' | 'sheet' | 'progress'>,
  io: Io,
  visit: (entry: Entry) => void,
  columns: ColumnOptions = {},
): Promise<void> {
  const inputs = listInputs({ ...args, positionals: [path] });
  const decoder = new Decoder(args.encoding);
  const progress = args.progress && io.stderrIsTerminal ? new Progress(io, totalBytes(inputs)) : undefined;
  let source: EntrySource | undefined;
  let bytes = 0;
  let rows = 0;
  const open = (beginning: Buffer): EntrySource =>
    createEntrySource(inputs[0] === undefined ? 'ndjson' : formatOf(inputs[0], beginning), {
      columns,
      encoding: args.encoding,
      ...(args.sheet !== undefined && { sheet: args.sheet }),
      onOtherEncoding: (note) => io.stderr.write(`payprep: ${printable(path)}: ${wordsOfSentence(note)}\n`),
    });
  const visitAll = (entries: Iterable<TableEntry>): void => {
    for (const entry of entries) {
      if (entry.kind === 'header' || entry.kind === 'blank') continue;
      rows += 1;
      visit(entry);
    }
  };
  try {
    for await (const chunk of path === '-' ? io.stdin : createReadStream(path)) {
      bytes += chunk.length;
      const decoded = decoder.push(chunk);
      if (decoded.length === 0) continue;
      source ??= open(decoded);
      visitAll(source.push(decoded));
      progress?.update(bytes, rows);
    }
    const rest = decoder.end();
    source ??= open(rest);
    visitAll(source.push(rest));
    visitAll(await source.end());
  } catch (error) {
    throw new UsageError(`${printable(path)}: ${describeInputError(error)}`);
  } finally {
    progress?.erase();
  }
}
