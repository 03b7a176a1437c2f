/**
 * A dataset as the text of its file. Opening it parses only what the dataset says about itself; rows stay text, and a cell is read
 * when it is asked for.
 *
 * The format is JSON with two rules, which `formatDataset` and `packedText` of the build keep:
 *
 * 1. `rows` is the last member, and each row is a line of its own: `    ["000", "GEBABEBB", null],`. So a row is an offset in the text.
 * 2. Rows are sorted by their first cell, in code point order. So rows are found by that cell with a binary search over the text.
 *
 * For any other column, a hash index of row numbers is made at the first look-up. The first column gets one, too, once so many
 * look-ups were made that the index would have paid for itself.
 *
 * The gotcha: `text` may be UTF-8 that was read as Latin-1, one byte a character, which takes half the memory as soon as one
 * character is beyond Latin-1. `decode` turns a piece of it into the real text.
 *
 * @see docs/decisions/0013-packed-directories.md
 */
import type { Dataset } from './dataset.js';
import { createHashIndex, type NumberedRows } from './hash-index.js';
import { createSortedRowSearch, findRowOffsets } from './row-lines.js';
import { type IndexedDataset, type KeyPart, keyOf, NO_ROWS, type Row, type RowsByKey } from './rows.js';
import { type Decode, readCell, TextRow } from './text-row.js';

/** Making an index takes about as long as one binary search for each so many characters of the text. */
const CHARACTERS_PER_SEARCH = 2048;

/** Opens the text of a dataset. */
export function packedDataset(text: string, decode: Decode = (piece) => piece): IndexedDataset {
  const rowsAt = text.indexOf('"rows":');
  const facts = JSON.parse(`${decode(text.slice(0, rowsAt))}"rows":[]}`) as Dataset;
  const numbered = numberRows(text, rowsAt, decode);
  let rows: Dataset['rows'] | undefined;
  return {
    ...facts,
    get rows() {
      rows ??= (JSON.parse(`{${decode(text.slice(rowsAt))}`) as Dataset).rows;
      return rows;
    },
    get size() {
      return numbered.rowCount;
    },
    rowAt: numbered.getRow,
    rowsBy(column, part) {
      const position = facts.columns.indexOf(column);
      if (position < 0) return () => NO_ROWS;
      const byIndex = onFirstCall(() => createHashIndex(numbered, position, part));
      if (position > 0) return byIndex;
      const bySearch = onFirstCall(() => searchFirstCells(text, rowsAt, decode, part));
      let searchesLeft = text.length / CHARACTERS_PER_SEARCH;
      return (key) => (searchesLeft-- > 0 ? bySearch(key) : byIndex(key));
    },
  };
}

/** The rows by number. Their offsets are found when the first is asked for. */
function numberRows(text: string, rowsAt: number, decode: Decode): NumberedRows {
  let offsets: Int32Array | undefined;
  const getOffsets = (): Int32Array => {
    offsets ??= findRowOffsets(text, rowsAt);
    return offsets;
  };
  return {
    get rowCount() {
      return getOffsets().length;
    },
    getRow: (number) => new TextRow(text, getOffsets()[number] as number, decode),
    getCell: (number, column) => readCell(text, getOffsets()[number] as number, column, decode),
  };
}

const onFirstCall = (create: () => RowsByKey): RowsByKey => {
  let find: RowsByKey | undefined;
  return (key) => {
    find ??= create();
    return find(key);
  };
};

/** Finds rows by their first cells with a binary search. */
function searchFirstCells(text: string, rowsAt: number, decode: Decode, part: KeyPart): RowsByKey {
  const search = createSortedRowSearch(text, rowsAt);
  return (key) => {
    // a key with a quote would match beyond the end of a cell; a key that is no key of any cell has no rows
    if (key === '' || key.includes('"') || keyOf(key, part) !== key) return NO_ROWS;
    const offsets = cellsOf(key, part).flatMap((cell) => search(cell, key.length === part));
    return offsets.map((offset): Row => new TextRow(text, offset, decode));
  };
}

/** The cells that have this key. The BIC of a head office is listed with eight characters, or with eleven that end in XXX. */
const cellsOf = (key: string, part: KeyPart): readonly string[] =>
  part === 'bic' && key.endsWith('XXX') ? [key.slice(0, -3), key] : [key];
