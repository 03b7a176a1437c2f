/** Lists whose columns have no names: cells by number, characters by place; and lists of JSON objects. */
import { type CsvRecord, RecordReader } from '../files/csv-record.js';
import type { Line as FileLine } from '../files/lines.js';
import { UnreadableInput } from '../files/unreadable-input.js';
import type { FixedWidth, JsonList, NumberedColumns } from './format.js';
import { type LineParser, type ListEntry, unreadable } from './line-parser.js';

export class NumberedParser implements LineParser {
  readonly #layout: NumberedColumns;
  readonly #records: RecordReader;

  constructor(layout: NumberedColumns) {
    this.#layout = layout;
    this.#records = new RecordReader(layout.separator);
  }

  *push(line: FileLine): Generator<ListEntry, void, undefined> {
    for (const record of this.#records.push(line)) yield this.#readRecord(record);
  }

  *end(): Generator<ListEntry, void, undefined> {
    for (const record of this.#records.end()) yield this.#readRecord(record);
  }

  #readRecord(record: CsvRecord): ListEntry {
    if ('error' in record) return unreadable(record);
    const { line, cells } = record;
    const { width, columns } = this.#layout;
    if (cells.length < width) return { line, problem: `it has fewer than ${width} cells` };
    return { line, cells: Object.fromEntries(Object.entries(columns).map(([cell, number]) => [cell, (cells[number - 1] ?? '').trim()])) };
  }
}

export class FixedParser implements LineParser {
  readonly #layout: FixedWidth;

  constructor(layout: FixedWidth) {
    this.#layout = layout;
  }

  *push({ number: line, bytes, tooLong }: FileLine): Generator<ListEntry, void, undefined> {
    const characters = [...bytes.toString('utf8')];
    if (characters.length === 0 && !tooLong) return;
    const { widths, columns } = this.#layout;
    if (tooLong || !isAsWide(characters, this.#layout)) {
      yield { line, problem: `it does not have ${widths.join(' or ')} characters` };
      return;
    }
    const cut = ([first, last]: readonly [number, number]): string =>
      characters
        .slice(first - 1, last)
        .join('')
        .trim();
    yield { line, cells: Object.fromEntries(Object.entries(columns).map(([cell, places]) => [cell, cut(places)])) };
  }

  end(): readonly ListEntry[] {
    return [];
  }
}

/** True for a line of one of the widths, and for one whose trailing spaces an editor removed. */
function isAsWide(characters: readonly string[], { widths, columns }: FixedWidth): boolean {
  if (widths.includes(characters.length)) return true;
  const needed = Math.max(...Object.values(columns).map(([, last]) => last));
  return characters.length >= needed && characters.length < Math.max(...widths);
}

export class JsonParser implements LineParser {
  readonly #layout: JsonList;
  readonly #lines: Buffer[] = [];

  constructor(layout: JsonList) {
    this.#layout = layout;
  }

  push({ bytes }: FileLine): readonly ListEntry[] {
    this.#lines.push(bytes);
    return [];
  }

  *end(): Generator<ListEntry, void, undefined> {
    const { path, columns } = this.#layout;
    const list = path.reduce<unknown>((parent, name) => (parent as Record<string, unknown> | null | undefined)?.[name], this.#parse());
    if (!Array.isArray(list)) throw new UnreadableInput(`it has no list at ${path.join('.')}`);
    for (const [index, item] of list.entries()) {
      const members = (typeof item === 'object' && item !== null ? item : {}) as Readonly<Record<string, unknown>>;
      const cellOf = (name: string): string => (typeof members[name] === 'string' ? members[name].trim() : '');
      // an object has no line of its own: its number in the list says where it is
      yield { line: index + 1, cells: Object.fromEntries(Object.entries(columns).map(([cell, name]) => [cell, cellOf(name)])) };
    }
  }

  #parse(): unknown {
    try {
      return JSON.parse(Buffer.concat(this.#lines.flatMap((line) => [line, Buffer.from('\n')])).toString('utf8')) as unknown;
    } catch {
      throw new UnreadableInput('it is not JSON');
    }
  }
}
