/**
 * CSV: the first row names the columns, each record is an instruction. Comma, semicolon or tab; the first line decides.
 *
 * The gotcha: a file none of whose columns is a field of an instruction is refused. Judged, it would be all OK.
 *
 * @see RFC 4180
 */
import { type InstructionMaker, instructionMaker } from './csv-columns.js';
import { type CsvRecord, RecordReader, type Separator, separatorOf } from './csv-record.js';
import { type Entry, UnreadableInput, withoutMark } from './entry.js';
import { type ByteSource, isBlank, type Line, LineSplitter } from './lines.js';

/** The first row, and how the file is written. */
export interface CsvHeader {
  readonly kind: 'header';
  readonly names: readonly string[];
  /** As it stands in the file, byte order mark included, without its line end. */
  readonly raw: Buffer;
  readonly separator: Separator;
  readonly end: '\n' | '\r\n';
}

/**
 * The header and the instructions of a stream, in order, in constant memory.
 *
 * @example
 * for await (const entry of readCsv(createReadStream('payments.csv'))) …
 */
export async function* readCsv(source: ByteSource): AsyncGenerator<CsvHeader | Entry, void, undefined> {
  const splitter = new LineSplitter();
  const reader = new CsvReader();
  for await (const chunk of source) {
    for (const line of splitter.push(chunk)) yield* reader.push(line);
  }
  for (const line of splitter.end()) yield* reader.push(line);
  yield* reader.end();
}

class CsvReader {
  #records: RecordReader | undefined;
  #separator: Separator = ',';
  #mark: Uint8Array = new Uint8Array();
  #width = 0;
  #make: InstructionMaker | undefined;

  *push(line: Line): Generator<CsvHeader | Entry, void, undefined> {
    const unmarked = line.number === 1 ? this.#unmark(line) : line;
    if (this.#records === undefined) {
      if (isBlank(unmarked)) return;
      this.#separator = separatorOf(unmarked.bytes.toString('utf8'));
      this.#records = new RecordReader(this.#separator);
    }
    for (const record of this.#records.push(unmarked)) yield this.#read(record);
  }

  *end(): Generator<CsvHeader | Entry, void, undefined> {
    for (const record of this.#records?.end() ?? []) yield this.#read(record);
  }

  #unmark(line: Line): Line {
    const { bytes, marked } = withoutMark(line.bytes);
    if (marked) this.#mark = line.bytes.subarray(0, 3);
    return { ...line, bytes };
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
    return { kind: 'header', names: cells, raw: Buffer.concat([this.#mark, raw]), separator: this.#separator, end: end || '\n' };
  }
}
