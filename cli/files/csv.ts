/**
 * CSV: the first row names the columns, each later record is an instruction. The first line decides on comma, semicolon, tab or bar; before it, a line `sep=;` may.
 *
 * @see RFC 4180
 */
import { isUtf8 } from 'node:buffer';
import { type Block, NEWLINE } from './blocks.js';
import { BYTE_ORDER_MARK } from './byte-order-mark.js';
import type { ColumnOptions } from './column-plan.js';
import { declaredSeparator, detectSeparator, type Separator } from './csv-cells.js';
import { type CsvRecord, RecordReader } from './csv-record.js';
import type { EntryReader } from './entry.js';
import { isBlank, type Line, LineReader } from './lines.js';
import type { Sentence } from './sentence.js';
import { TableEntries, type TableEntry } from './table-entries.js';
import { findBrokenLine, formatBroken, formatWindows1252, type Recoded, toUtf8 } from './windows-1252.js';

/** Blanks and line ends lie at or below it. */
const SPACE = 0x20;
const EMPTY = Buffer.alloc(0);
const BLANK_LINE = { cells: [], raw: EMPTY, end: '\n' } as const;
/** A row of separators alone. */
const BLANK_CELLS = /^[\s,;|]*$/;

/**
 * The bytes of the line with the names of the columns: the first in which something stands, and no `sep=;`. It alone decides whether the output gets a byte order mark,
 * without which a spreadsheet that wrote Windows-1252 would misread it. If later lines counted, the output would depend on where chunks end.
 */
function headerOf(bytes: Buffer): Buffer {
  const from = bytes.findIndex((byte) => byte > SPACE);
  const end = bytes.indexOf(NEWLINE, Math.max(from, 0));
  const line = bytes.subarray(0, end < 0 ? bytes.length : end);
  const text = line.toString('latin1').trim();
  const isHeader = end < 0 || !(BLANK_CELLS.test(text) || declaredSeparator(text) !== undefined);
  return isHeader ? line : headerOf(bytes.subarray(end + 1));
}

/** How the bytes of a table are read. */
export interface TextOptions {
  /** False if the call gives the encoding. Default: lines that are not UTF-8 are Windows-1252. */
  readonly recognizesEncoding?: boolean;
  /** Called with what the user has to know of the first line that is not UTF-8. */
  readonly onOtherEncoding?: ((note: Sentence) => void) | undefined;
}

/** Lines in UTF-8, and the line of which something is to be said. */
interface Decoded extends Pick<Recoded, 'bytes' | 'problem'> {
  readonly noted: number | undefined;
  readonly note: Sentence | undefined;
}

/** Reads the header and the instructions, in order. */
export class CsvReader implements EntryReader<TableEntry> {
  readonly #lines = new LineReader();
  readonly #entries: TableEntries;
  /** Lines that are not UTF-8 are Windows-1252. */
  #recognizesEncoding: boolean;
  #onOtherEncoding: ((note: Sentence) => void) | undefined;
  #records: RecordReader | undefined;
  #separator: Separator | undefined;
  #hasByteOrderMark = false;
  /** The line `sep=;`, with its line end. CSV output repeats it, for the spreadsheet that needs it. */
  #separatorLine = EMPTY;

  constructor(columns: ColumnOptions = {}, { recognizesEncoding = true, onOtherEncoding }: TextOptions = {}) {
    this.#entries = new TableEntries(columns);
    this.#recognizesEncoding = recognizesEncoding;
    this.#onOtherEncoding = onOtherEncoding;
  }

  *read(block: Block): Generator<TableEntry, void, undefined> {
    if (block.hasByteOrderMark) {
      this.#hasByteOrderMark = true;
      this.#recognizesEncoding = false; // a byte order mark proves UTF-8
    }
    if (this.#recognizesEncoding && this.#records === undefined) this.#hasByteOrderMark ||= !isUtf8(headerOf(block.bytes));
    const { bytes, noted, note, problem } = this.#decode(block.bytes);
    for (const line of this.#lines.read({ ...block, bytes })) {
      if (line.number === noted && note !== undefined) this.#note(note);
      for (const record of this.#pushLine(line)) yield* this.#readRecord(record);
    }
    if (problem !== undefined) throw problem;
  }

  #decode(bytes: Buffer): Decoded {
    const firstLine = this.#lines.count + 1;
    if (this.#recognizesEncoding) {
      const { first, ...recoded } = toUtf8(bytes, firstLine);
      return { ...recoded, noted: first, note: first === undefined ? undefined : formatWindows1252(first) };
    }
    const noted = this.#onOtherEncoding === undefined ? undefined : findBrokenLine(bytes, firstLine);
    return { bytes, noted, note: noted === undefined ? undefined : formatBroken(noted), problem: undefined };
  }

  /** The first line is enough. */
  #note(note: Sentence): void {
    this.#onOtherEncoding?.(note);
    this.#onOtherEncoding = undefined;
  }

  *end(): Generator<TableEntry, void, undefined> {
    for (const record of this.#records?.end() ?? []) yield* this.#readRecord(record);
    this.#entries.end();
  }

  /** Returns the records that end with this line. */
  #pushLine(line: Line): Iterable<CsvRecord> {
    if (this.#records === undefined) {
      if (isBlank(line)) return [{ line: line.number, ...BLANK_LINE }];
      const text = line.bytes.toString('utf8');
      const declared = this.#separator === undefined ? declaredSeparator(text) : undefined;
      if (declared !== undefined) {
        this.#separator = declared;
        this.#separatorLine = Buffer.concat([line.bytes, Buffer.from(line.end)]);
        return [];
      }
      this.#separator ??= detectSeparator(text);
      this.#records = new RecordReader(this.#separator, true);
    }
    return this.#records.push(line);
  }

  *#readRecord(record: CsvRecord): Generator<TableEntry, void, undefined> {
    const before = this.#hasByteOrderMark ? Buffer.concat([BYTE_ORDER_MARK, this.#separatorLine]) : this.#separatorLine;
    const entry = this.#entries.read(record, this.#separator ?? ',', before);
    if (entry !== undefined) yield entry;
  }
}
