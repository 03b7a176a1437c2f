/**
 * A dataset as text. Opening it parses only what the dataset says about itself; rows stay text, and a cell is read when it is asked for.
 *
 *     {"dataset":"banks/DE","edition":"2026-07", … ,"columns":["bankCode","bic","name","town"]}
 *     Commerzbank⇥Frankfurt am Main
 *     37040044⇥COBADEFFXXX⇥~0⇥Köln
 *     50040000⇥COBADEFFXXX⇥~0⇥~1
 *     76010085⇥⇥Postbank⇥
 *
 * 1. The first line is the dataset as JSON, without its rows.
 * 2. The second line holds texts that are frequent in the rows, a tab between.
 * 3. Each line from there on is a row: its cells, a tab between, up to the last that is not `null`. Every line ends with a line feed.
 * 4. A cell is its text. An empty one is `null`; `~1a` is the frequent text of this number, to base 36 and counted from 0; behind `=`
 *    stands JSON: a number, a text that is empty, that begins with `=` or `~`, or whose characters could end a cell or a template literal.
 * 5. Rows are sorted by their first cell, in code point order. So rows are found by that cell with a binary search over the text.
 *
 * For any other column, a hash index of row numbers is made at the first look-up. The first column gets one, too, once so many
 * look-ups were made that the index would have paid for itself. `packedText` of the build writes what this reads.
 *
 * The gotcha: the text of a file is UTF-8 that was read as Latin-1, one byte a character, which takes half the memory as soon as one
 * character is beyond Latin-1. `decode` turns a piece of it into the real text. That of a module may have been changed by a bundler (`raw-text.ts`);
 * that of a file never is.
 *
 * @see docs/decisions/0013-packed-directories.md
 */
import type { Cell, Dataset } from './dataset.js';
import { createHashIndex, type NumberedRows } from './hash-index.js';
import { fromRaw } from './raw-text.js';
import { createSortedRowSearch, findRowOffsets } from './row-lines.js';
import { type IndexedDataset, type KeyPart, keyOfCell, NO_ROWS, type Row, type RowsByKey } from './rows.js';
import { type CellDecoder, FREQUENT_MARK, JSON_MARK, NEWLINE, readCell, TAB, TextRow } from './text-row.js';

/** Decodes a piece of the text of a file. */
export type Decode = (piece: string) => string;

const asItStands: Decode = (piece) => piece;

/** Making an index takes about as long as one binary search for each so many characters of the text. */
const CHARACTERS_PER_SEARCH = 2048;

/** The text, the offset of its first row, and how cells are decoded. */
interface RowsText {
  readonly text: string;
  readonly first: number;
  readonly decoder: CellDecoder;
}

/** Opens the text of a dataset, as its module gives it. */
export const packedDataset = (literal: string): IndexedDataset => openText(fromRaw(literal), asItStands);

/** Opens the text of a dataset, as it was read from its file: UTF-8 as Latin-1. */
export const packedFile = (text: string, decode: Decode): IndexedDataset => openText(text, decode);

function openText(text: string, decode: Decode): IndexedDataset {
  const { facts, ...rowsText } = readHead(text, decode);
  const numbered = numberRows(rowsText);
  let rows: Dataset['rows'] | undefined;
  return {
    ...facts,
    get rows() {
      rows ??= readRows(rowsText, facts.columns.length);
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
      const bySearch = onFirstCall(() => searchFirstCells(rowsText, part));
      let searchesLeft = text.length / CHARACTERS_PER_SEARCH;
      return (key) => (searchesLeft-- > 0 ? bySearch(key) : byIndex(key));
    },
  };
}

/** Decodes a whole dataset, as its module gives it. */
export function unpackDataset(literal: string): Dataset {
  const { facts, ...rowsText } = readHead(fromRaw(literal), asItStands);
  return { ...facts, rows: readRows(rowsText, facts.columns.length) };
}

function readHead(text: string, decode: Decode): RowsText & { readonly facts: Dataset } {
  const frequentAt = text.indexOf(NEWLINE) + 1;
  const first = text.indexOf(NEWLINE, frequentAt) + 1;
  const facts = JSON.parse(decode(text.slice(0, frequentAt))) as Dataset;
  return { text, first, facts, decoder: createCellDecoder(text.slice(frequentAt, first - 1), decode) };
}

/** Decodes cells. The frequent texts are taken apart when the first is asked for, and each is decoded once. */
function createCellDecoder(frequentLine: string, decode: Decode): CellDecoder {
  let pieces: readonly string[] | undefined;
  const texts: Cell[] = [];
  const decodeCell = (piece: string): Cell => (piece.startsWith(JSON_MARK) ? JSON.parse(decode(piece.slice(1))) : decode(piece));
  return {
    decode: decodeCell,
    frequent(number) {
      pieces ??= frequentLine.split(TAB);
      texts[number] ??= decodeCell(pieces[number] as string);
      return texts[number];
    },
  };
}

/** All rows, each as wide as the dataset has columns. */
function readRows({ text, first, decoder }: RowsText, width: number): Dataset['rows'] {
  if (first === text.length) return [];
  const readPiece = (piece: string): Cell => {
    if (piece === '') return null;
    return piece.startsWith(FREQUENT_MARK) ? decoder.frequent(Number.parseInt(piece.slice(1), 36)) : decoder.decode(piece);
  };
  const lines = text.slice(first, -1).split(NEWLINE);
  return lines.map((line) => {
    const cells = line.split(TAB).map(readPiece);
    while (cells.length < width) cells.push(null);
    return cells;
  });
}

/** The rows by number. Their offsets are found when the first is asked for. */
function numberRows({ text, first, decoder }: RowsText): NumberedRows {
  let offsets: Int32Array | undefined;
  const getOffsets = (): Int32Array => {
    offsets ??= findRowOffsets(text, first);
    return offsets;
  };
  return {
    get rowCount() {
      return getOffsets().length;
    },
    getRow: (number) => new TextRow(text, getOffsets()[number] as number, decoder),
    getCell: (number, column) => readCell(text, getOffsets()[number] as number, column, decoder),
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
function searchFirstCells({ text, first, decoder }: RowsText, part: KeyPart): RowsByKey {
  const search = createSortedRowSearch(text, first);
  return (key) => {
    // a key with a tab would match beyond the end of a cell; a key that is no key of any cell has no rows
    if (key === '' || /[\t\n]/.test(key) || keyOfCell(key, part) !== key) return NO_ROWS;
    const offsets = cellsOf(key, part).flatMap((cell) => search(cell, key.length === part));
    return offsets.map((offset): Row => new TextRow(text, offset, decoder));
  };
}

/** The cells that have this key. The BIC of a head office is listed with eight characters, or with eleven that end in XXX. */
const cellsOf = (key: string, part: KeyPart): readonly string[] =>
  part === 'bic' && key.endsWith('XXX') ? [key.slice(0, -3), key] : [key];
