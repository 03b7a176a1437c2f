/**
 * Rows of a dataset, found by the text in one column.
 *
 * The index is made when the first row is asked for, unless the dataset has one of its own.
 */
import type { Cell, Dataset } from './dataset.js';

/** A row, asked for its cells by the number of their column; an array of cells is one. */
export interface Row {
  at(column: number): Cell | undefined;
}

/** What of a cell a row is found by: all of it, so many of its first characters, or a BIC, of which eight characters mean the head office. */
export type KeyPart = 'cell' | 'bic' | number;

/** The rows of a key, in the order of the dataset. */
export type RowsByKey = (key: string) => readonly Row[];

/** A dataset that finds its rows without a look at all of them. */
export interface IndexedDataset extends Dataset {
  /** How many rows there are. */
  readonly size: number;
  rowAt(index: number): Row;
  rowsBy(column: string, part: KeyPart): RowsByKey;
}

const isIndexed = (dataset: Dataset): dataset is IndexedDataset => typeof (dataset as Partial<IndexedDataset>).rowsBy === 'function';

/** A cell; undefined where there is no such column. */
export const cellAt = (row: Row, column: number): Cell | undefined => (column < 0 ? undefined : row.at(column));

/** The text of a cell; undefined where it is not known. */
export function textAt(row: Row, column: number): string | undefined {
  const cell = cellAt(row, column);
  return typeof cell === 'string' && cell !== '' ? cell : undefined;
}

/** What a row is found by, in the text of its cell. */
export function keyOf(cell: string, part: KeyPart): string {
  if (part === 'cell') return cell;
  return part === 'bic' ? cell.padEnd(11, 'X') : cell.slice(0, part);
}

/** One of the rows, the same for the same number; undefined where there are none. */
export function someRow(dataset: Dataset, number: number): Row | undefined {
  if (!isIndexed(dataset)) return dataset.rows[number % dataset.rows.length];
  return dataset.size === 0 ? undefined : dataset.rowAt(number % dataset.size);
}

/** Finds the rows whose column holds a key. */
export function rowsBy(dataset: Dataset, column: string, part: KeyPart = 'cell'): RowsByKey {
  if (isIndexed(dataset)) return dataset.rowsBy(column, part);
  const at = dataset.columns.indexOf(column);
  let index: Map<string, Row[]> | undefined;
  return (key) => {
    if (index === undefined) {
      index = new Map();
      for (const row of dataset.rows) {
        const cell = textAt(row, at);
        if (cell === undefined) continue;
        const rowKey = keyOf(cell, part);
        const rows = index.get(rowKey);
        if (rows === undefined) index.set(rowKey, [row]);
        else rows.push(row);
      }
    }
    return index.get(key) ?? [];
  };
}
