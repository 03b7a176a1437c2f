/**
 * CSV: the first row names the columns, each later record is an instruction. The first line decides on comma, semicolon or tab.
 *
 * The gotcha: a file without a single column that is a field of an instruction is refused. Otherwise every record would be OK.
 *
 * @see RFC 4180
 */
import type { Block } from './blocks.js';
import { detectSeparator, type Separator } from './csv-cells.js';
import { createInstructionMapper, type InstructionMapper } from './csv-columns.js';
import { type CsvRecord, RecordReader } from './csv-record.js';
import type { Entry, EntryReader } from './entry.js';
import { isBlank, type Line, LineReader } from './lines.js';
import { UnreadableInput } from './unreadable-input.js';

/** The first row, and what CSV output needs to continue in the style of the file. */
export interface CsvHeader {
  readonly kind: 'header';
  readonly names: readonly string[];
  /** The bytes of the row, with the byte order mark, without the line end. */
  readonly raw: Buffer;
  readonly separator: Separator;
  readonly end: '\n' | '\r\n';
}

const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** Reads the header and the instructions, in order. */
export class CsvReader implements EntryReader<CsvHeader | Entry> {
  readonly #lines = new LineReader();
  #records: RecordReader | undefined;
  #separator: Separator = ',';
  #hasByteOrderMark = false;
  #columnCount = 0;
  #mapToInstruction: InstructionMapper | undefined;

  *read(block: Block): Generator<CsvHeader | Entry, void, undefined> {
    this.#hasByteOrderMark ||= block.hasByteOrderMark;
    for (const line of this.#lines.read(block)) {
      for (const record of this.#pushLine(line)) yield this.#readRecord(record);
    }
  }

  *end(): Generator<CsvHeader | Entry, void, undefined> {
    for (const record of this.#records?.end() ?? []) yield this.#readRecord(record);
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

  #readRecord(record: CsvRecord): CsvHeader | Entry {
    if (this.#mapToInstruction === undefined) return this.#readHeader(record);
    if ('error' in record) return { kind: 'unreadable', ...record };
    const { line, cells, raw } = record;
    if (cells.length !== this.#columnCount) return { kind: 'unreadable', line, error: 'CSV_RECORD_INCORRECT_FIELD_COUNT' };
    return { kind: 'instruction', line, instruction: this.#mapToInstruction(cells), raw };
  }

  #readHeader(record: CsvRecord): CsvHeader {
    if ('error' in record) throw new UnreadableInput('its first row, which names the columns, cannot be read');
    const { cells, raw, end } = record;
    if (cells.some((cell) => /\r(?!\n)/.test(cell)))
      throw new UnreadableInput('its lines end in a bare carriage return; save it with \\n or \\r\\n');
    this.#mapToInstruction = createInstructionMapper(cells);
    this.#columnCount = cells.length;
    return {
      kind: 'header',
      names: cells,
      raw: this.#hasByteOrderMark ? Buffer.concat([BYTE_ORDER_MARK, raw]) : raw,
      separator: this.#separator,
      end: end || '\n',
    };
  }
}
