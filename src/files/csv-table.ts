/**
 * CSV that holds no instructions: records with the names of their columns. For files small enough to be read at once.
 *
 * The gotcha: a byte order mark belongs to no column name.
 *
 * @see RFC 4180
 */
import { BlockSplitter } from './blocks.js';
import { RecordReader, separatorOf } from './csv-record.js';
import { type UnreadableCode, UnreadableInput } from './entry.js';
import { isBlank, type Line, LineReader } from './lines.js';

/** A record: its cells by the name of their column, trimmed; or why it cannot be read. */
export type TableRecord =
  | { readonly line: number; readonly cells: Readonly<Record<string, string>> }
  | { readonly line: number; readonly error: UnreadableCode };

export interface CsvTable {
  /** The columns, in their order. */
  readonly names: readonly string[];
  readonly records: readonly TableRecord[];
}

/**
 * Reads a whole file.
 *
 * @throws UnreadableInput where the first row, which names the columns, cannot be read, or names one twice
 */
export function readTable(bytes: Buffer): CsvTable {
  const lines = linesOf(bytes);
  const [head] = lines;
  if (head === undefined) throw new UnreadableInput('it is empty');
  const reader = new RecordReader(separatorOf(head.bytes.toString('utf8')));
  const [header, ...records] = [...lines.flatMap((line) => [...reader.push(line)]), ...reader.end()];
  if (header === undefined || 'error' in header) throw new UnreadableInput('its first row, which names the columns, cannot be read');
  const names = header.cells.map((cell) => cell.trim());
  if (new Set(names).size < names.length) throw new UnreadableInput('a column stands there twice');
  return {
    names,
    records: records.map((record) => {
      if ('error' in record) return record;
      if (record.cells.length !== names.length) return { line: record.line, error: 'CSV_RECORD_INCORRECT_FIELD_COUNT' };
      return { line: record.line, cells: Object.fromEntries(names.map((name, at) => [name, (record.cells[at] ?? '').trim()])) };
    }),
  };
}

/** Without the blank lines at the top. */
function linesOf(bytes: Buffer): readonly Line[] {
  const splitter = new BlockSplitter();
  const reader = new LineReader();
  const lines = [...splitter.push(bytes), ...splitter.end()].flatMap((block) => [...reader.read(block)]);
  const first = lines.findIndex((line) => !isBlank(line));
  return first < 0 ? [] : lines.slice(first);
}
