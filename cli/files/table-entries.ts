/**
 * The records of a table, of whatever format: the first names the columns, each later one is an instruction.
 *
 * The gotcha: a file without any column that is a field of an instruction is refused. Otherwise every record would be OK.
 */

import { type ColumnNote, type ColumnOptions, planColumns, type ReadTable } from './column-plan.js';
import { type Separator, splitLeniently } from './csv-cells.js';
import { createInstructionMapper } from './csv-columns.js';
import type { CsvRecord } from './csv-record.js';
import type { BlankRow, Entry } from './entry.js';
import { isFormulaError } from './formula-error.js';
import { LaterHeader } from './later-header.js';
import { isRoundedText } from './rounded-number.js';
import { say } from './sentence.js';
import { UnreadableInput } from './unreadable-input.js';

/** The first row, and what CSV output needs to continue in the style of the file. */
export interface CsvHeader {
  readonly kind: 'header';
  readonly names: readonly string[];
  /** The bytes of the row, with what stands before it: a byte order mark, a line `sep=;`, blank rows. Without the line end. */
  readonly raw: Buffer;
  readonly separator: Separator;
  readonly end: '\n' | '\r\n';
  /** The blank rows above it. */
  readonly blankRows: number;
  /** The decision about each column. */
  readonly columns: readonly ColumnNote[];
  /** A column may be the account, and none is read as it. */
  readonly hasUnusedAccount: boolean;
}

/** What a table consists of. */
export type TableEntry = CsvHeader | BlankRow | Entry;

/** Fields without which a row may be that of somebody else, or of nobody: a row that lacks the cell was cut. */
const REQUIRED =
  /^(?:creditorAccount\.|creditorAgent\.(?:clearing|branch)|creditor\.name$|country$|currency$|method$|settlementInformation\.)/;

const isOptional = (path: string): boolean => !REQUIRED.test(path);

/** Reads rows as instructions, by what the columns are called. */
export function readInstructions(header: readonly string[], options: ColumnOptions): ReturnType<ReadTable> {
  const plan = planColumns(header, options);
  const { notes, fields, hasUnusedAccount } = plan;
  const columns = fields.map(({ column }) => column);
  const required = fields.filter(({ path }) => !isOptional(path)).map(({ column }) => column + 1);
  return { readRow: createInstructionMapper(plan), notes, columns, fewestCells: Math.max(1, ...required), hasUnusedAccount };
}

type ReadRecord = Exclude<CsvRecord, { readonly error: unknown }>;

const EMPTY = Buffer.alloc(0);
const BLANK_ROW: BlankRow = { kind: 'blank' };

const isBlankCell = (cell: string): boolean => cell === '' || cell.trim() === '';

export class TableEntries {
  readonly #options: ColumnOptions;
  #separator: Separator = ',';
  #columnCount = 0;
  /** Above the header. */
  #blankRows = 0;
  /** The fewest cells of a row: those behind them are optional. */
  #fewestCells = 0;
  #mapToInstruction: ((cells: readonly string[]) => unknown) | undefined;
  /** The columns that are fields of an instruction. */
  #fieldColumns: readonly number[] = [];

  /** Undefined once an account is known to have a column. */
  #laterHeader: LaterHeader | undefined;

  constructor(options: ColumnOptions) {
    this.#options = options;
  }

  /** Returns the header, or a later row; nothing for rows above the header. `before`: what stands in the file before the first row. */
  read(record: CsvRecord, separator: Separator, before = EMPTY): TableEntry | undefined {
    const isBlank = !('error' in record) && record.cells.every(isBlankCell);
    if (isBlank) return this.#countBlank();
    if (!('error' in record) && this.#laterHeader?.look(record.cells, record.line) === true) return undefined;
    if (this.#mapToInstruction === undefined) return this.#readHeader(record, separator, before);
    if ('error' in record) {
      const { line, error, raw } = record;
      return { kind: 'unreadable', line, error, ...(raw && { cells: splitLeniently(raw.toString('utf8'), this.#separator) }) };
    }
    const padded = this.#withLastCells(record);
    const { line, cells, raw, rounded = [] } = padded ?? this.#withoutSurplus(record);
    if (cells.length !== this.#columnCount) return { kind: 'unreadable', line, error: 'CSV_RECORD_INCORRECT_FIELD_COUNT', cells };
    const column = this.#fieldColumns.find((field) => rounded.includes(field) || isRoundedText(cells[field] ?? ''));
    if (column !== undefined) return { kind: 'unreadable', line, error: 'CSV_NUMBER_ROUNDED', cells, column };
    const failed = this.#fieldColumns.find((field) => isFormulaError(cells[field] ?? ''));
    if (failed !== undefined) return { kind: 'unreadable', line, error: 'CSV_FORMULA_ERROR', cells, column: failed };
    return { kind: 'instruction', line, instruction: this.#mapToInstruction(cells), raw, cells, ...(padded && { lacksCells: true }) };
  }

  #countBlank(): BlankRow | undefined {
    if (this.#mapToInstruction !== undefined) return BLANK_ROW;
    this.#blankRows += 1;
    return undefined;
  }

  /**
   * Adds the last cells of a row that some programs do not write where they are empty. A row that ends with the file may have been cut, and so may one that lacks
   * more than optional cells.
   */
  #withLastCells(record: ReadRecord): ReadRecord | undefined {
    const { cells, raw, end } = record;
    const count = this.#columnCount - cells.length;
    if (count <= 0 || end === '' || cells.length < this.#fewestCells) return undefined;
    const separators = Buffer.from(this.#separator.repeat(count));
    return { ...record, cells: [...cells, ...Array<string>(count).fill('')], raw: Buffer.concat([raw, separators]) };
  }

  /** Leaves out empty cells behind the last column: programs that write a separator behind each cell write one too many. */
  #withoutSurplus(record: ReadRecord): ReadRecord {
    const { cells, raw } = record;
    const count = cells.length - this.#columnCount;
    if (count <= 0 || !raw.toString('latin1').endsWith(this.#separator.repeat(count))) return record;
    return cells.slice(this.#columnCount).every((cell) => cell === '')
      ? { ...record, cells: cells.slice(0, this.#columnCount), raw: raw.subarray(0, raw.length - count) }
      : record;
  }

  #readHeader(record: CsvRecord, separator: Separator, before: Buffer): CsvHeader | undefined {
    if ('error' in record) throw new UnreadableInput(say('headerUnreadable'));
    const { cells, raw, end } = record;
    if (cells.some((cell) => /\r(?!\n)/.test(cell))) throw new UnreadableInput(say('bareReturns'));
    const table = this.#planTable(cells);
    if (table === undefined) return undefined;
    const { readRow, notes, columns = [], fewestCells = cells.length, hasUnusedAccount = false } = table;
    this.#mapToInstruction = readRow;
    this.#fieldColumns = columns;
    this.#columnCount = cells.length;
    this.#fewestCells = fewestCells;
    this.#separator = separator;
    return {
      kind: 'header',
      names: cells,
      raw: Buffer.concat([before, Buffer.from((end || '\n').repeat(this.#blankRows)), raw]),
      separator,
      end: end || '\n',
      blankRows: this.#blankRows,
      columns: notes,
      hasUnusedAccount,
    };
  }

  /** Undefined where the first row names no column, and a later one may. */
  #planTable(cells: readonly string[]): ReturnType<ReadTable> | undefined {
    if (this.#options.readTable !== undefined) return this.#options.readTable(cells);
    try {
      const table = readInstructions(cells, this.#options);
      const hasAccount = table.notes.some(({ by, path = '' }) => by !== 'none' && path.startsWith('creditorAccount.'));
      const isByName = table.notes.some(({ by }) => by === 'name');
      if (isByName) this.#laterHeader = new LaterHeader(undefined, true, hasAccount);
      return table;
    } catch (error) {
      if (!(error instanceof UnreadableInput)) throw error;
      this.#laterHeader = new LaterHeader(error, this.#options.needsAccount);
      return undefined;
    }
  }

  /** @throws UnreadableInput where no row named the columns */
  end(): void {
    this.#laterHeader?.end();
    if (this.#columnCount === 0 && this.#laterHeader === undefined) throw new UnreadableInput(say('emptyTable'));
  }
}
