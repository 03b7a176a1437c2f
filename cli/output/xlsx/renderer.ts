/** XLSX output: the rows of CSV output as a sheet of text cells, so that no account number becomes a number and no text a formula. */
import { BlockSplitter } from '../../files/blocks.js';
import type { Separator } from '../../files/csv-cells.js';
import { RecordReader } from '../../files/csv-record.js';
import { LineReader } from '../../files/lines.js';
import type { CsvHeader } from '../../files/table-entries.js';
import { UnreadableInput } from '../../files/unreadable-input.js';
import { correctionsOf, type Fault, type NameOfField } from '../../tasks/faults.js';
import { escapeFormula } from '../../tasks/tasks.js';
import { fieldName, type Renderer } from '../renderers.js';
import { loadXlsxLibrary } from './library.js';

/** The limit of Excel for one sheet. */
const MAX_ROWS = 1_048_576;

/** The cells of rows of CSV. */
function readRows(written: string | Uint8Array, separator: Separator): (readonly string[])[] {
  const splitter = new BlockSplitter();
  const lines = new LineReader();
  const reader = new RecordReader(separator);
  const blocks = [...splitter.push(written), ...splitter.end()];
  const records = [...blocks.flatMap((block) => [...lines.read(block)]).flatMap((line) => [...reader.push(line)]), ...reader.end()];
  return records.flatMap((record) => ('cells' in record ? [record.cells] : []));
}

/** The corrected fields of rows, each a column of its own behind the others: what somebody entered stays as it is. */
class CorrectedColumns {
  readonly #columns = new Map<string, string>();
  /** Index of the row → pointer → the value that is proposed. */
  readonly #rows = new Map<number, ReadonlyMap<string, string>>();

  add(row: number, faults: readonly Fault[], nameOf: NameOfField): void {
    const corrections = correctionsOf(faults);
    if (corrections.length === 0) return;
    this.#rows.set(row, new Map(corrections.map(({ pointer, value }) => [pointer, value])));
    for (const { pointer } of corrections) if (!this.#columns.has(pointer)) this.#columns.set(pointer, nameOf(pointer));
  }

  /** The cells behind a row, none where nothing was corrected in any. */
  cellsOf(row: number, heading: string): readonly string[] {
    if (row === 0) return [...this.#columns.values()].map((name) => `${name} (${heading})`);
    return [...this.#columns.keys()].map((pointer) => escapeFormula(this.#rows.get(row)?.get(pointer) ?? ''));
  }
}

/** `csv` renders each row; `end` gives the file. `correction` is the word for one. */
export function createXlsxRenderer(csv: Renderer, correction: string): Renderer {
  const corrected = new CorrectedColumns();
  let header: CsvHeader | undefined;
  const rows: (readonly string[])[] = [];
  let separator: Separator = ',';
  /** The index of the row with the names of the columns. */
  let headerRow = 0;
  const keep = (written: string | Uint8Array): string => {
    rows.push(...readRows(written, separator));
    if (rows.length > MAX_ROWS) throw new UnreadableInput('a sheet holds no more than 1048576 rows; --output csv has no limit');
    return '';
  };
  return {
    renderHeader(found) {
      separator = found.separator;
      if (header === undefined) {
        header = found;
        headerRow = found.blankRows;
        rows.push(...Array.from({ length: headerRow }, () => []));
      }
      return keep(csv.renderHeader(found));
    },
    renderAnswer(place, entry, answer, country) {
      keep(csv.renderAnswer(place, entry, answer, country));
      // lines that are no table have no columns beside which a corrected one could stand
      if (header !== undefined)
        corrected.add(rows.length - 1 - headerRow, answer.faults?.() ?? [], (pointer) => fieldName(pointer, header, entry.cells));
      return '';
    },
    renderUnreadable: (...entry) => keep(csv.renderUnreadable(...entry)),
    renderBlank: () => keep(csv.renderBlank()),
    async end() {
      keep(await csv.end());
      const { writeXlsx } = await loadXlsxLibrary();
      return writeXlsx({
        sheets: [{ name: 'payprep', rows: rows.map((row, index) => [...row, ...corrected.cellsOf(index - headerRow, correction)]) }],
      });
    },
  };
}
