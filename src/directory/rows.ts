/**
 * Rows of a dataset, found by the text in one column.
 *
 * The index is made when the first row is asked for.
 */
import type { Cell, Dataset } from './dataset.js';

export type Row = readonly Cell[];

/** The text of a cell; undefined where it is not known. */
export function textAt(row: Row, column: number): string | undefined {
  const cell = row[column];
  return typeof cell === 'string' && cell !== '' ? cell : undefined;
}

/** Finds the rows whose column holds a key, in the order of the dataset. */
export function rowsBy(
  dataset: Dataset,
  column: string,
  keyOf: (cell: string) => string = (cell) => cell,
): (key: string) => readonly Row[] {
  const at = dataset.columns.indexOf(column);
  let index: Map<string, Row[]> | undefined;
  return (key) => {
    if (index === undefined) {
      index = new Map();
      for (const row of dataset.rows) {
        const cell = textAt(row, at);
        if (cell === undefined) continue;
        const rowKey = keyOf(cell);
        const rows = index.get(rowKey);
        if (rows === undefined) index.set(rowKey, [row]);
        else rows.push(row);
      }
    }
    return index.get(key) ?? [];
  };
}
