/**
 * CSV records, put together from lines.
 *
 * A quoted cell may hold line ends, so a quote that is never closed would swallow the rest of the file. Here the line that
 * opened it is handed on as malformed and reading goes on with the next line. That, a limit to the size of a record and the
 * bytes of the record as they stand are why this does not rest on a general CSV parser.
 *
 * The gotcha: a quote inside a cell that does not begin with one is an ordinary character.
 *
 * @see RFC 4180
 */
import { MAX_BYTES } from './blocks.js';
import type { UnreadableCode } from './entry.js';
import { isBlank, type Line } from './lines.js';

/** What stands between cells. */
export type Separator = ',' | ';' | '\t';

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

/** The separator of a file: the one that its first line has most of, outside quotes. */
export function separatorOf(firstLine: string): Separator {
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const count = (separator: Separator): number => bare.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** A cell as it is written: quoted where it has to be. */
export const writeCell = (text: string, separator: Separator): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Reads the cells of one record, line by line. */
class CellReader {
  readonly cells: string[] = [];
  #cell = '';
  #open = false;

  /** `open`: a quoted cell goes on in the next line. `before` is the line end that led here. */
  feed(line: string, separator: Separator, before: string): 'complete' | 'open' | 'malformed' {
    if (this.#open) this.#cell += before;
    let at = 0;
    for (;;) {
      if (!this.#open && line[at] !== '"') {
        const next = line.indexOf(separator, at);
        this.cells.push(line.slice(at, next < 0 ? undefined : next));
        if (next < 0) return 'complete';
        at = next + 1;
        continue;
      }
      at = this.#quoted(line, this.#open ? at : at + 1);
      if (this.#open) return 'open';
      if (at < line.length && line[at] !== separator) return 'malformed';
      this.cells.push(this.#cell);
      this.#cell = '';
      if (at >= line.length) return 'complete';
      at += 1;
    }
  }

  /** Reads on inside quotes; the place after the closing one. */
  #quoted(line: string, from: number): number {
    let at = from;
    for (;;) {
      const quote = line.indexOf('"', at);
      this.#cell += line.slice(at, quote < 0 ? undefined : quote);
      this.#open = quote < 0;
      if (quote < 0) return line.length;
      if (line[quote + 1] !== '"') return quote + 1;
      this.#cell += '"';
      at = quote + 2;
    }
  }
}

/** A record, or the line of one that cannot be read. */
export type CsvRecord =
  | { readonly line: number; readonly cells: readonly string[]; readonly raw: Buffer; readonly end: Line['end'] }
  | { readonly line: number; readonly error: UnreadableCode };

export class RecordReader {
  readonly #separator: Separator;
  #lines: Line[] = [];
  #size = 0;
  #reader = new CellReader();

  constructor(separator: Separator) {
    this.#separator = separator;
  }

  /** The records that end with this line. */
  *push(line: Line): Generator<CsvRecord, void, undefined> {
    const waiting = [line];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) yield* this.#take(next, waiting);
  }

  /** What is left when the file ends inside a quoted cell. */
  *end(): Generator<CsvRecord, void, undefined> {
    while (this.#lines.length > 0) {
      const waiting: Line[] = [];
      yield* this.#giveUp(waiting);
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) yield* this.#take(next, waiting);
    }
  }

  *#take(line: Line, waiting: Line[]): Generator<CsvRecord, void, undefined> {
    const fresh = this.#lines.length === 0;
    if (fresh && isBlank(line) && !line.bytes.includes(this.#separator)) return; // a tab can be a separator
    if (fresh && line.tooLong) return yield { line: line.number, error: 'CSV_RECORD_TOO_LARGE' };
    const before = this.#lines.at(-1)?.end ?? '';
    this.#lines.push(line);
    this.#size += line.bytes.length + 2;
    if (line.tooLong || this.#size > MAX_BYTES + 2) return yield* this.#giveUp(waiting);
    const state = this.#reader.feed(line.bytes.toString('utf8'), this.#separator, before);
    if (state === 'malformed') yield* this.#giveUp(waiting);
    if (state === 'complete') yield this.#record();
  }

  #record(): CsvRecord {
    const [first] = this.#lines;
    const last = this.#lines.at(-1);
    const raw =
      this.#lines.length === 1 && first
        ? first.bytes
        : Buffer.concat(this.#lines.flatMap((line) => (line === last ? [line.bytes] : [line.bytes, Buffer.from(line.end)])));
    const record = { line: first?.number ?? 0, cells: this.#reader.cells, raw, end: last?.end ?? '' };
    this.#reset();
    return record;
  }

  /** Only the first line is given up: what follows it is read again, as if it had never been swallowed. */
  *#giveUp(waiting: Line[]): Generator<CsvRecord, void, undefined> {
    const [first, ...rest] = this.#lines;
    this.#reset();
    for (const line of rest.reverse()) waiting.push(line);
    if (first) yield { line: first.number, error: 'CSV_RECORD_MALFORMED' };
  }

  #reset(): void {
    this.#lines = [];
    this.#size = 0;
    this.#reader = new CellReader();
  }
}
