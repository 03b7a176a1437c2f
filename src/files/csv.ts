/**
 * CSV: the first row names the columns, each record is an instruction. Comma, semicolon or tab; the first line decides.
 *
 * The gotcha: a file none of whose columns is a field of an instruction is refused. Judged, it would be all OK.
 *
 * @see RFC 4180
 */
import type { Block } from './blocks.js';
import { type InstructionMaker, instructionMaker } from './csv-columns.js';
import { type CsvRecord, RecordReader, type Separator, separatorOf } from './csv-record.js';
import { type Entry, type EntryReader, UnreadableInput } from './entry.js';
import { isBlank, type Line, LineReader } from './lines.js';

/** The first row, and how the file is written. */
export interface CsvHeader {
  readonly kind: 'header';
  readonly names: readonly string[];
  /** As it stands in the file, byte order mark included, without its line end. */
  readonly raw: Buffer;
  readonly separator: Separator;
  readonly end: '\n' | '\r\n';
}

const MARK = Buffer.from('\ufeff');

/** The header and the instructions, in order. */
export class CsvReader implements EntryReader<CsvHeader | Entry> {
  readonly #lines = new LineReader();
  #records: RecordReader | undefined;
  #separator: Separator = ',';
  #marked = false;
  #width = 0;
  #make: InstructionMaker | undefined;

  *read(block: Block): Generator<CsvHeader | Entry, void, undefined> {
    this.#marked ||= block.marked;
    for (const line of this.#lines.read(block)) {
      for (const record of this.#recordsOf(line)) yield this.#read(record);
    }
  }

  *end(): Generator<CsvHeader | Entry, void, undefined> {
    for (const record of this.#records?.end() ?? []) yield this.#read(record);
  }

  /** The records that end with this line. */
  #recordsOf(line: Line): Iterable<CsvRecord> {
    if (this.#records === undefined) {
      if (isBlank(line)) return [];
      this.#separator = separatorOf(line.bytes.toString('utf8'));
      this.#records = new RecordReader(this.#separator);
    }
    return this.#records.push(line);
  }

  #read(record: CsvRecord): CsvHeader | Entry {
    if (this.#make === undefined) return this.#header(record);
    if ('error' in record) return { kind: 'unreadable', ...record };
    const { line, cells, raw } = record;
    if (cells.length !== this.#width) return { kind: 'unreadable', line, error: 'CSV_RECORD_INCORRECT_FIELD_COUNT' };
    return { kind: 'instruction', line, instruction: this.#make(cells), raw };
  }

  #header(record: CsvRecord): CsvHeader {
    if ('error' in record) throw new UnreadableInput('its first row, which names the columns, cannot be read');
    const { cells, raw, end } = record;
    if (cells.some((cell) => /\r(?!\n)/.test(cell)))
      throw new UnreadableInput('its lines end in a bare carriage return; save it with \\n or \\r\\n');
    this.#make = instructionMaker(cells);
    this.#width = cells.length;
    return {
      kind: 'header',
      names: cells,
      raw: this.#marked ? Buffer.concat([MARK, raw]) : raw,
      separator: this.#separator,
      end: end || '\n',
    };
  }
}
