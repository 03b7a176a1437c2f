/**
 * Assembles CSV records from lines.
 *
 * A quoted cell may contain line ends, so an unclosed quote would swallow the rest of the file. Here only the line with that
 * quote is reported as malformed, and reading continues with the next line. A general CSV parser offers neither that, nor a limit
 * to the size of a record, nor the original bytes of each record.
 *
 * @see RFC 4180
 */
import { MAX_BYTES } from './blocks.js';
import { type CellsState, readCells, type Separator } from './csv-cells.js';
import type { UnreadableCode } from './entry.js';
import { isBlank, type Line } from './lines.js';

/** A record, or a line that is not part of a record. */
export type CsvRecord =
  | {
      readonly line: number;
      readonly cells: readonly string[];
      readonly raw: Buffer;
      readonly end: Line['end'];
      /** The columns whose cells are numbers that a spreadsheet rounded. Only a spreadsheet knows. */
      readonly rounded?: readonly number[];
    }
  | { readonly line: number; readonly error: UnreadableCode; readonly raw?: Buffer };

const MAX_LINE_END = 2;

const sizeOf = ({ bytes }: Line): number => bytes.length + MAX_LINE_END;

/**
 * Holds the lines of a record until it is complete.
 *
 * When a record turns out to be unreadable, only its first line is rejected; the lines behind it are read again. No line is parsed
 * more than twice, once as the first line of a record and once as a later one: how a later line ends does not depend on where its
 * record began.
 */
export class RecordReader {
  readonly #separator: Separator;
  readonly #keepsBlankLines: boolean;
  /** Held lines are those from `#first` on; the ones before it are done. */
  #lines: Line[] = [];
  #first = 0;
  #heldBytes = 0;
  /** The first held line is known to end inside quotes. */
  #isOpen = false;
  /** How the last line ends, read as a later line of a record. */
  #lastLineState: CellsState = 'open';

  /** `keepsBlankLines`: each is a record without cells. Default: they are left out. */
  constructor(separator: Separator, keepsBlankLines = false) {
    this.#separator = separator;
    this.#keepsBlankLines = keepsBlankLines;
  }

  /** Takes the next line; yields the records that end with it. */
  *push(line: Line): Generator<CsvRecord, void, undefined> {
    this.#lines.push(line);
    this.#heldBytes += sizeOf(line);
    if (this.#isOpen)
      this.#lastLineState = line.tooLong ? 'malformed' : readCells(line.bytes.toString('utf8'), this.#separator, true).state;
    yield* this.#emitRecords();
  }

  /** Yields what is left when the file ends inside a quoted cell. */
  *end(): Generator<CsvRecord, void, undefined> {
    while (this.#isOpen) {
      yield this.#rejectFirstLine('CSV_RECORD_MALFORMED');
      yield* this.#emitRecords();
    }
  }

  /** Yields records until the held lines are used up, or the record that they begin needs more lines. */
  *#emitRecords(): Generator<CsvRecord, void, undefined> {
    for (let line = this.#lines[this.#first]; line !== undefined; line = this.#lines[this.#first]) {
      if (!this.#isOpen) {
        const record = this.#readFirstLine(line);
        if (record !== undefined) yield record;
      }
      if (!this.#isOpen) continue;
      const state = this.#stateOfLaterLines();
      if (state === 'open') return this.#releaseDoneLines();
      yield state === 'complete' ? this.#joinRecord() : this.#rejectFirstLine('CSV_RECORD_MALFORMED');
    }
    this.#releaseDoneLines();
  }

  /** Reads the first line by itself. Returns nothing for a blank line that is not kept, and for one that ends inside quotes. */
  #readFirstLine(line: Line): CsvRecord | undefined {
    if (line.tooLong) return this.#rejectFirstLine('CSV_RECORD_TOO_LARGE');
    const blank = isBlank(line) && !line.bytes.includes(this.#separator); // a tab can be a separator
    const { state, cells } = readCells(line.bytes.toString('utf8'), this.#separator);
    if (state === 'malformed') return this.#rejectFirstLine('CSV_RECORD_MALFORMED');
    this.#isOpen = state === 'open';
    if (this.#isOpen) return undefined;
    this.#dropFirstLine();
    if (blank && !this.#keepsBlankLines) return undefined;
    return { line: line.number, cells: blank ? [] : cells, raw: line.bytes, end: line.end };
  }

  /** Whether the lines behind the first complete its record. All but the last of them end inside quotes. */
  #stateOfLaterLines(): CellsState {
    if (this.#lines.length - this.#first === 1) return 'open';
    return this.#heldBytes > MAX_BYTES + MAX_LINE_END ? 'malformed' : this.#lastLineState;
  }

  /** Makes one record of all held lines. */
  #joinRecord(): CsvRecord {
    const lines = this.#lines.slice(this.#first);
    const pieces = lines.flatMap((line, at) => (at === lines.length - 1 ? [line.bytes] : [line.bytes, Buffer.from(line.end)]));
    const raw = Buffer.concat(pieces);
    while (this.#first < this.#lines.length) this.#dropFirstLine();
    const { cells } = readCells(raw.toString('utf8'), this.#separator);
    return { line: lines[0]?.number ?? 0, cells, raw, end: lines.at(-1)?.end ?? '' };
  }

  #rejectFirstLine(error: UnreadableCode): CsvRecord {
    const line = this.#lines[this.#first];
    this.#dropFirstLine();
    return { line: line?.number ?? 0, error, ...(line && !line.tooLong && { raw: line.bytes }) };
  }

  #dropFirstLine(): void {
    const line = this.#lines[this.#first];
    this.#heldBytes -= line ? sizeOf(line) : 0;
    this.#first += 1;
    this.#isOpen = false;
  }

  /** Frees the lines that are done once they are the majority: copying the others then costs nothing per line. */
  #releaseDoneLines(): void {
    if (this.#first <= this.#lines.length / 2) return;
    this.#lines = this.#lines.slice(this.#first);
    this.#first = 0;
  }
}
