/**
 * CSV: the first row names the columns, each later record is an instruction. The first line decides on comma, semicolon or tab.
 *
 * @see RFC 4180
 */
import type { Block } from './blocks.js';
import type { ColumnOptions } from './column-plan.js';
import { detectSeparator, type Separator } from './csv-cells.js';
import { type CsvRecord, RecordReader } from './csv-record.js';
import { toUtf8 } from './decoder.js';
import type { Entry, EntryReader } from './entry.js';
import { isBlank, type Line, LineReader } from './lines.js';
import { type CsvHeader, TableEntries } from './table-entries.js';

export type { CsvHeader } from './table-entries.js';

/** Reads the header and the instructions, in order. */
export class CsvReader implements EntryReader<CsvHeader | Entry> {
  readonly #lines = new LineReader();
  readonly #entries: TableEntries;
  /** Lines that are not UTF-8 are Windows-1252. */
  #recognizesEncoding: boolean;
  #records: RecordReader | undefined;
  #separator: Separator = ',';
  #hasByteOrderMark = false;

  /** `recognizesEncoding`: false where the call says which encoding it is. */
  constructor(columns: ColumnOptions = {}, recognizesEncoding = true) {
    this.#entries = new TableEntries(columns);
    this.#recognizesEncoding = recognizesEncoding;
  }

  *read(block: Block): Generator<CsvHeader | Entry, void, undefined> {
    if (block.hasByteOrderMark) {
      this.#hasByteOrderMark = true;
      this.#recognizesEncoding = false; // it says that it is UTF-8
    }
    for (const line of this.#lines.read(this.#recognizesEncoding ? this.#decode(block) : block)) {
      for (const record of this.#pushLine(line)) yield* this.#readRecord(record);
    }
  }

  *end(): Generator<CsvHeader | Entry, void, undefined> {
    for (const record of this.#records?.end() ?? []) yield* this.#readRecord(record);
  }

  #decode(block: Block): Block {
    const bytes = toUtf8(block.bytes);
    if (bytes === block.bytes) return block;
    // what comes out is UTF-8, whatever went in
    if (this.#records === undefined) this.#hasByteOrderMark = true;
    return { ...block, bytes };
  }

  /** Returns the records that end with this line. */
  #pushLine(line: Line): Iterable<CsvRecord> {
    if (this.#records === undefined) {
      if (isBlank(line)) return [];
      this.#separator = detectSeparator(line.bytes.toString('utf8'));
      this.#records = new RecordReader(this.#separator);
    }
    return this.#records.push(line);
  }

  *#readRecord(record: CsvRecord): Generator<CsvHeader | Entry, void, undefined> {
    const entry = this.#entries.read(record, this.#separator, this.#hasByteOrderMark);
    if (entry !== undefined) yield entry;
  }
}
