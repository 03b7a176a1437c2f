/**
 * Reads the first sheet of an XLSX file: its first row that is not blank names the columns. A row becomes a CSV record, with the number that the
 * spreadsheet shows.
 *
 * The gotcha: a spreadsheet is read whole, so its size is limited.
 */
import type { ColumnOptions } from '../../files/column-plan.js';
import { writeCell } from '../../files/csv-cells.js';
import type { Entry } from '../../files/entry.js';
import { type CsvHeader, TableEntries } from '../../files/table-entries.js';
import { UnreadableInput } from '../../files/unreadable-input.js';
import { checkArchive } from './archive.js';
import { cellText } from './cells.js';
import { loadXlsxLibrary, type XlsxLibrary } from './library.js';

const MAX_FILE_BYTES = 64 * 1024 * 1024;

type Sheet = Awaited<ReturnType<XlsxLibrary['readXlsx']>>['sheets'][number];

/** @throws UnreadableInput where the library cannot read the file */
async function readSheet(bytes: Buffer): Promise<Sheet> {
  const { readXlsx } = await loadXlsxLibrary();
  checkArchive(bytes);
  try {
    const [sheet] = (await readXlsx(bytes, { sheets: [0], readStyles: true })).sheets;
    if (sheet !== undefined) return sheet;
  } catch {
    // what the library says may quote the file
  }
  throw new UnreadableInput('it is not an XLSX file that can be read');
}

function* rowsOf({ rows, cells }: Sheet): Generator<{ readonly line: number; readonly cells: readonly string[] }, void, undefined> {
  let width = 0;
  for (const [index, row] of rows.entries()) {
    const texts = row.map((value, column) => cellText(value, cells?.get(`${index},${column}`)?.style?.numFmt));
    while (texts.length > width && texts.at(-1)?.trim() === '') texts.pop();
    if (texts.length === 0) continue;
    if (width === 0) width = texts.length;
    while (texts.length < width) texts.push('');
    yield { line: index + 1, cells: texts };
  }
}

export class XlsxReader {
  readonly #entries: TableEntries;
  readonly #chunks: Buffer[] = [];
  #size = 0;

  constructor(columns: ColumnOptions) {
    this.#entries = new TableEntries(columns);
  }

  /** Keeps the chunk: an archive is read from its end. */
  push(chunk: Buffer): readonly never[] {
    this.#size += chunk.length;
    if (this.#size > MAX_FILE_BYTES) throw new UnreadableInput('it is larger than 64 MB; save it as CSV');
    this.#chunks.push(Buffer.from(chunk));
    return [];
  }

  async end(): Promise<Iterable<CsvHeader | Entry>> {
    return this.#read(await readSheet(Buffer.concat(this.#chunks)));
  }

  *#read(sheet: Sheet): Generator<CsvHeader | Entry, void, undefined> {
    for (const { line, cells } of rowsOf(sheet)) {
      const raw = Buffer.from(cells.map((cell) => writeCell(cell, ',')).join(','));
      const entry = this.#entries.read({ line, cells, raw, end: '\n' }, ',', false);
      if (entry !== undefined) yield entry;
    }
  }
}
