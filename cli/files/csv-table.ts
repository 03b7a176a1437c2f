/**
 * Reads CSV files that do not hold payment instructions, as cells by column name, the whole file at once.
 *
 * The gotcha: a byte order mark is not part of the first column name.
 *
 * @see RFC 4180
 */
import { BlockSplitter } from './blocks.js';
import { declaredSeparator, detectSeparator } from './csv-cells.js';
import { type CsvRecord, RecordReader } from './csv-record.js';
import type { UnreadableCode } from './entry.js';
import { isBlank, type Line, LineReader } from './lines.js';
import { say } from './sentence.js';
import { UnreadableInput } from './unreadable-input.js';

/** A record: its trimmed cells by column name, or why it cannot be read. */
export type TableRecord =
  | { readonly line: number; readonly cells: Readonly<Record<string, string>> }
  | { readonly line: number; readonly error: UnreadableCode };

export interface CsvTable {
  /** The column names, in their order. */
  readonly names: readonly string[];
  readonly records: readonly TableRecord[];
}

/**
 * Reads a whole file.
 *
 * @throws UnreadableInput if the first row, which names the columns, cannot be read, or names a column twice
 */
export function readTable(bytes: Buffer): CsvTable {
  const all = splitLines(bytes);
  const declared = declaredSeparator(all[0]?.bytes.toString('utf8') ?? '');
  const lines = declared === undefined ? all : all.slice(1);
  const [firstLine] = lines;
  if (firstLine === undefined) throw new UnreadableInput('it is empty');
  const reader = new RecordReader(declared ?? detectSeparator(firstLine.bytes.toString('utf8')));
  const [header, ...records] = [...lines.flatMap((line) => [...reader.push(line)]), ...reader.end()];
  if (header === undefined || 'error' in header) throw new UnreadableInput(say('headerUnreadable'));
  const names = header.cells.map((cell) => cell.trim());
  if (new Set(names).size < names.length) throw new UnreadableInput('it has two columns of the same name');
  return { names, records: records.map((record) => nameCells(record, names)) };
}

function nameCells(record: CsvRecord, names: readonly string[]): TableRecord {
  if ('error' in record) return { line: record.line, error: record.error };
  const { line, cells } = record;
  if (cells.length !== names.length) return { line, error: 'CSV_RECORD_INCORRECT_FIELD_COUNT' };
  return { line, cells: Object.fromEntries(names.map((name, column) => [name, (cells[column] ?? '').trim()])) };
}

/** The lines of a file, from the first that is not blank. */
function splitLines(bytes: Buffer): readonly Line[] {
  const splitter = new BlockSplitter();
  const reader = new LineReader();
  const lines = [...splitter.push(bytes), ...splitter.end()].flatMap((block) => [...reader.read(block)]);
  const first = lines.findIndex((line) => !isBlank(line));
  return first < 0 ? [] : lines.slice(first);
}
