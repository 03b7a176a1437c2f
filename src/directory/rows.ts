/** Finds the rows of a dataset by the text in one column. */
import type { Cell, Dataset } from './dataset.js';

/** A row, from which cells are read by the number of their column. An array of cells is one. */
export interface Row {
  at(column: number): Cell | undefined;
}

/** The key of a cell: the whole cell, its first characters, or a BIC of eleven characters (eight stand for the head office, XXX). */
export type KeyPart = 'cell' | 'bic' | number;

/** Returns the rows of a key, in the order of the dataset. */
export type RowsByKey = (key: string) => readonly Row[];

/** A dataset with an index of its own: see `packedDataset`. */
export interface IndexedDataset extends Dataset {
  /** The number of rows. */
  readonly size: number;
  rowAt(number: number): Row;
  rowsBy(column: string, part: KeyPart): RowsByKey;
}

export const NO_ROWS: readonly Row[] = [];

const isIndexed = (dataset: Dataset): dataset is IndexedDataset => typeof (dataset as Partial<IndexedDataset>).rowsBy === 'function';

/** Reads a cell; undefined where the column does not exist. */
export const cellAt = (row: Row, column: number): Cell | undefined => (column < 0 ? undefined : row.at(column));

/** Reads the text of a cell; undefined where it has none. */
export function textOfCell(row: Row, column: number): string | undefined {
  const cell = cellAt(row, column);
  return typeof cell === 'string' && cell !== '' ? cell : undefined;
}

/** The key of a cell. */
export function keyOfCell(cell: string, part: KeyPart): string {
  if (part === 'cell') return cell;
  return part === 'bic' ? cell.padEnd(11, 'X') : cell.slice(0, part);
}

/** Picks a row, the same for the same number; undefined where the dataset has none. */
export function sampleRow(dataset: Dataset, number: number): Row | undefined {
  if (!isIndexed(dataset)) return dataset.rows[number % dataset.rows.length];
  return dataset.size === 0 ? undefined : dataset.rowAt(number % dataset.size);
}

/** Every row, one after the other. */
export function* rowsOf(dataset: Dataset): Generator<Row> {
  if (!isIndexed(dataset)) return yield* dataset.rows;
  for (let number = 0; number < dataset.size; number++) yield dataset.rowAt(number);
}

/** Creates a look-up of rows by the key in one column. The index is made at the first look-up. */
export function rowsBy(dataset: Dataset, column: string, part: KeyPart = 'cell'): RowsByKey {
  if (isIndexed(dataset)) return dataset.rowsBy(column, part);
  let index: ReadonlyMap<string, readonly Row[]> | undefined;
  return (key) => {
    index ??= indexRows(dataset, column, part);
    return index.get(key) ?? NO_ROWS;
  };
}

function indexRows({ columns, rows }: Dataset, column: string, part: KeyPart): ReadonlyMap<string, readonly Row[]> {
  const position = columns.indexOf(column);
  const index = new Map<string, Row[]>();
  for (const row of rows) {
    const cell = textOfCell(row, position);
    if (cell === undefined) continue;
    const key = keyOfCell(cell, part);
    const rowsOfKey = index.get(key);
    if (rowsOfKey === undefined) index.set(key, [row]);
    else rowsOfKey.push(row);
  }
  return index;
}
