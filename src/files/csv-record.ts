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

type State = 'complete' | 'open' | 'malformed';

interface Cells {
  /** `open`: a quoted cell goes on in the next line. */
  readonly state: State;
  readonly cells: readonly string[];
}

/** Reads cells; `open`: the text begins inside quotes. */
function readCells(text: string, separator: Separator, open: boolean): Cells {
  const cells: string[] = [];
  for (let at = 0; ; at += 1) {
    if (!(open && at === 0) && text[at] !== '"') {
      const next = text.indexOf(separator, at);
      cells.push(text.slice(at, next < 0 ? undefined : next));
      if (next < 0) return { state: 'complete', cells };
      at = next;
      continue;
    }
    const from = open && at === 0 ? 0 : at + 1;
    const end = closingQuote(text, from);
    if (end < 0) return { state: 'open', cells };
    cells.push(text.slice(from, end).replaceAll('""', '"'));
    at = end + 1;
    if (at >= text.length) return { state: 'complete', cells };
    if (text[at] !== separator) return { state: 'malformed', cells };
  }
}

/** The quote that ends a cell: two in a row are one inside it. */
function closingQuote(text: string, from: number): number {
  let quote = text.indexOf('"', from);
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

/** A record, or the line of one that cannot be read. */
export type CsvRecord =
  | { readonly line: number; readonly cells: readonly string[]; readonly raw: Buffer; readonly end: Line['end'] }
  | { readonly line: number; readonly error: UnreadableCode };

/**
 * Holds the lines of a record until it is complete.
 *
 * Where a record cannot be read, only its first line is given up; what follows is read as if it had never been swallowed. A line is
 * read at most twice for that, as the beginning of a record and as the middle of one: what it does in the middle does not depend on
 * where the record began.
 */
export class RecordReader {
  readonly #separator: Separator;
  #lines: Line[] = [];
  #first = 0;
  #size = 0;
  /** The first line is known to leave a quote open. */
  #begun = false;
  /** What the last line does in the middle of a record. */
  #last: State = 'open';

  constructor(separator: Separator) {
    this.#separator = separator;
  }

  /** The records that end with this line. */
  *push(line: Line): Generator<CsvRecord, void, undefined> {
    this.#lines.push(line);
    this.#size += sizeOf(line);
    if (this.#begun) this.#last = line.tooLong ? 'malformed' : readCells(line.bytes.toString('utf8'), this.#separator, true).state;
    yield* this.#settle();
  }

  /** What is left when the file ends inside a quoted cell. */
  *end(): Generator<CsvRecord, void, undefined> {
    while (this.#begun) {
      yield this.#giveUp('CSV_RECORD_MALFORMED');
      yield* this.#settle();
    }
  }

  /** Everything that can be told of the lines that are held. */
  *#settle(): Generator<CsvRecord, void, undefined> {
    for (let line = this.#lines[this.#first]; line !== undefined; line = this.#lines[this.#first]) {
      if (!this.#begun) {
        const found = this.#alone(line);
        if (found !== undefined) yield found;
      }
      if (!this.#begun) continue;
      const rest = this.#rest();
      if (rest === 'open') return this.#compact();
      yield rest === 'complete' ? this.#whole() : this.#giveUp('CSV_RECORD_MALFORMED');
    }
    this.#compact();
  }

  /** Lets go of what is done with, seldom enough to cost nothing. */
  #compact(): void {
    if (this.#first <= this.#lines.length / 2) return;
    this.#lines = this.#lines.slice(this.#first);
    this.#first = 0;
  }

  /** The first line by itself; nothing where it is blank, or begins a record that goes on. */
  #alone(line: Line): CsvRecord | undefined {
    if (line.tooLong) return this.#giveUp('CSV_RECORD_TOO_LARGE');
    const blank = isBlank(line) && !line.bytes.includes(this.#separator); // a tab can be a separator
    const { state, cells } = readCells(line.bytes.toString('utf8'), this.#separator, false);
    if (state === 'malformed') return this.#giveUp('CSV_RECORD_MALFORMED');
    this.#begun = state === 'open';
    if (this.#begun) return undefined;
    this.#drop();
    return blank ? undefined : { line: line.number, cells, raw: line.bytes, end: line.end };
  }

  /** What the lines behind the first make of it. */
  #rest(): State {
    if (this.#lines.length - this.#first === 1) return 'open';
    return this.#size > MAX_BYTES + 2 ? 'malformed' : this.#last;
  }

  /** The record that all lines make. */
  #whole(): CsvRecord {
    const lines = this.#lines.slice(this.#first);
    const { number, end } = { number: lines[0]?.number ?? 0, end: lines.at(-1)?.end ?? '' };
    const pieces = lines.flatMap((line, at) => (at === lines.length - 1 ? [line.bytes] : [line.bytes, Buffer.from(line.end)]));
    const raw = Buffer.concat(pieces);
    while (this.#first < this.#lines.length) this.#drop();
    return { line: number, cells: readCells(raw.toString('utf8'), this.#separator, false).cells, raw, end };
  }

  #giveUp(error: UnreadableCode): CsvRecord {
    const line = this.#lines[this.#first]?.number ?? 0;
    this.#drop();
    return { line, error };
  }

  /** The first line is done with. */
  #drop(): void {
    const line = this.#lines[this.#first];
    this.#size -= line ? sizeOf(line) : 0;
    this.#first += 1;
    this.#begun = false;
  }
}

const sizeOf = ({ bytes }: Line): number => bytes.length + 2;
