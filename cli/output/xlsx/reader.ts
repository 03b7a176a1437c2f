/**
 * Reads one sheet of an XLSX file, by default the first that is not hidden: its first row that is not blank names the columns. A row becomes a CSV record, with the number that the
 * spreadsheet shows.
 *
 * The gotcha: a spreadsheet is read whole, so its size is limited.
 */
import type { ColumnOptions } from '../../files/column-plan.js';
import { writeCell } from '../../files/csv-cells.js';
import { isRoundedNumber } from '../../files/rounded-number.js';
import { say } from '../../files/sentence.js';
import { TableEntries, type TableEntry } from '../../files/table-entries.js';
import { UnreadableInput } from '../../files/unreadable-input.js';
import { checkArchive, NOT_READABLE, refuseOtherArchive } from './archive.js';
import { cellText } from './cells.js';
import { loadXlsxLibrary, type XlsxLibrary } from './library.js';
import { findSheet, formatAbsentSheet, type SheetChoice, type SheetName } from './sheets.js';

const MAX_FILE_BYTES = 64 * 1024 * 1024;

type Sheet = Awaited<ReturnType<XlsxLibrary['readXlsx']>>['sheets'][number];

/** The sheet that is read, and the names of all sheets. */
interface Chosen {
  readonly sheet: Sheet;
  readonly choice: SheetChoice;
}

/** @throws UnreadableInput if the library cannot read the file, or there is no such sheet */
async function readSheet(bytes: Buffer, wanted: string | undefined): Promise<Chosen> {
  const { readXlsx } = await loadXlsxLibrary();
  refuseOtherArchive(checkArchive(bytes));
  const infos: SheetName[] = [];
  try {
    // the directory of the workbook first: no sheet is parsed
    await readXlsx(bytes, {
      sheets: ({ name, hidden = false, veryHidden = false }) => infos.push({ name, isHidden: hidden || veryHidden }) === 0,
    });
    const index = findSheet(infos, wanted);
    const [sheet] = index < 0 ? [] : (await readXlsx(bytes, { sheets: [index], readStyles: true })).sheets;
    if (sheet !== undefined) return { sheet, choice: { names: infos.map(({ name }) => name), index } };
  } catch {
    // dropped: a message of the library may quote the file
  }
  throw new UnreadableInput(infos.length === 0 ? NOT_READABLE : formatAbsentSheet(infos.map(({ name }) => name)));
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  /** The columns whose cells are rounded numbers. */
  readonly rounded: readonly number[];
}

function* rowsOf({ rows, cells }: Sheet): Generator<Row, void, undefined> {
  let width = 0;
  for (const [index, row] of rows.entries()) {
    const texts = row.map((value, column) => cellText(value, cells?.get(`${index},${column}`)?.style?.numFmt));
    while (texts.length > width && texts.at(-1)?.trim() === '') texts.pop();
    if (width === 0) width = texts.length;
    while (texts.length < width) texts.push('');
    yield { line: index + 1, cells: texts, rounded: row.flatMap((value, column) => (isRoundedNumber(value) ? [column] : [])) };
  }
}

/** How a sheet is chosen: by its name, or counted from 1. */
export interface SheetOptions {
  readonly sheet?: string | undefined;
  /** Called with the sheet that is read, before its rows. */
  readonly onSheet?: ((choice: SheetChoice) => void) | undefined;
}

export class XlsxReader {
  readonly #entries: TableEntries;
  readonly #options: SheetOptions;
  readonly #chunks: Buffer[] = [];
  #size = 0;

  constructor(columns: ColumnOptions, options: SheetOptions = {}) {
    this.#options = options;
    this.#entries = new TableEntries(columns);
  }

  /** Keeps the chunk: an archive is read from its end. */
  push(chunk: Buffer): readonly never[] {
    this.#size += chunk.length;
    if (this.#size > MAX_FILE_BYTES) throw new UnreadableInput(say('xlsxTooLarge'));
    this.#chunks.push(Buffer.from(chunk));
    return [];
  }

  async end(): Promise<Iterable<TableEntry>> {
    const { sheet, choice } = await readSheet(Buffer.concat(this.#chunks), this.#options.sheet);
    this.#options.onSheet?.(choice);
    return this.#read(sheet);
  }

  *#read(sheet: Sheet): Generator<TableEntry, void, undefined> {
    for (const { line, cells, rounded } of rowsOf(sheet)) {
      const raw = Buffer.from(cells.map((cell) => writeCell(cell, ',')).join(','));
      const entry = this.#entries.read({ line, cells, raw, end: '\n', rounded }, ',');
      if (entry !== undefined) yield entry;
    }
    this.#entries.end();
  }
}
