/**
 * Lists whose columns have names: CSV with a row of names, which may stand below other lines.
 *
 * The gotcha: a new edition of a register may have more columns, or other ones. Columns that the layout does not name are ignored.
 */
import { detectSeparator } from '../files/csv-cells.js';
import { type CsvRecord, RecordReader } from '../files/csv-record.js';
import type { Line as FileLine } from '../files/lines.js';
import { UnreadableInput } from '../files/unreadable-input.js';
import type { NamedColumns } from './format.js';
import { type LineParser, type ListEntry, unreadable, WRONG_WIDTH } from './line-parser.js';

/** How many lines may stand above the names of the columns. */
const MAX_LINES_ABOVE = 20;

/** The name of a column without case, spaces and punctuation. */
const fold = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Column → its position; undefined if a column is missing that the layout needs. */
function findPlaces({ columns, optional = {} }: NamedColumns, names: readonly string[]): ReadonlyMap<string, number> | undefined {
  const folded = names.map(fold);
  const places = new Map<string, number>();
  for (const [cell, known] of Object.entries({ ...columns, ...optional })) {
    const accepted = known.map(fold);
    const place = folded.findIndex((name) => accepted.includes(name));
    if (place >= 0) places.set(cell, place);
    else if (Object.hasOwn(columns, cell)) return undefined;
  }
  // a list without columns of its own takes the names as they are
  if (Object.keys(columns).length === 0) names.forEach((name, place) => void places.set(name.trim(), place));
  return places;
}

/** The lines above the names of the columns, and these names. */
export interface ListHead {
  readonly above: readonly string[];
  readonly names: readonly string[];
}

export class NamedParser implements LineParser {
  readonly #layout: NamedColumns;
  readonly #above: string[] = [];
  #names: readonly string[] = [];
  #places: ReadonlyMap<string, number> | undefined;
  #records: RecordReader | undefined;

  constructor(layout: NamedColumns) {
    this.#layout = layout;
  }

  get head(): ListHead {
    return { above: this.#above, names: this.#places === undefined ? [] : this.#names };
  }

  *push(line: FileLine): Generator<ListEntry, void, undefined> {
    if (this.#records === undefined) return this.#readHead(line);
    for (const record of this.#records.push(line)) yield this.#readRecord(record);
  }

  *end(): Generator<ListEntry, void, undefined> {
    for (const record of this.#records?.end() ?? []) yield this.#readRecord(record);
  }

  #readHead(line: FileLine): void {
    const text = line.bytes.toString('utf8');
    const separator = this.#layout.separator ?? detectSeparator(text);
    const [record] = new RecordReader(separator).push(line);
    this.#names = record !== undefined && 'cells' in record ? record.cells.map((cell) => cell.trim()) : [];
    this.#places = this.#names.length > 0 ? findPlaces(this.#layout, this.#names) : undefined;
    if (this.#places !== undefined) {
      this.#records = new RecordReader(separator);
      return;
    }
    this.#above.push(text);
    if (this.#above.length > MAX_LINES_ABOVE) throw new UnreadableInput(this.#missingColumns());
  }

  #missingColumns(): string {
    const needed = Object.values(this.#layout.columns).map(([name]) => name);
    return `none of its first lines names the columns ${needed.join(', ')}`;
  }

  assertHead(): void {
    if (this.#places === undefined) throw new UnreadableInput(this.#missingColumns());
  }

  #readRecord(record: CsvRecord): ListEntry {
    if ('error' in record) return unreadable(record);
    const { line, cells } = record;
    // registers leave out, or add, empty cells at the end of a line
    const last = cells.findLastIndex((cell) => cell.trim() !== '');
    const needed = Math.max(...(this.#places?.values() ?? []), 0);
    if (last >= this.#names.length || cells.length <= needed) return { line, problem: WRONG_WIDTH };
    return { line, cells: Object.fromEntries([...(this.#places ?? [])].map(([cell, place]) => [cell, (cells[place] ?? '').trim()])) };
  }
}
