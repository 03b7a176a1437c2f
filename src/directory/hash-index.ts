/**
 * A hash index over one column of a dataset in text form: two arrays of row numbers instead of a `Map` of keys and rows, which would
 * take more memory than the text itself.
 *
 * `firstRows[hash]` is the first row with this hash, `nextRows[row]` the next row with the same hash as `row`. The row number
 * `rowCount` ends a chain. A look-up walks the chain of its hash and compares the keys in the text.
 */
import type { Cell } from './dataset.js';
import { hashText } from './hash-text.js';
import { type KeyPart, keyOfCell, NO_ROWS, type Row, type RowsByKey } from './rows.js';

/** The rows of a dataset, by number. */
export interface NumberedRows {
  readonly rowCount: number;
  getRow(number: number): Row;
  getCell(number: number, column: number): Cell | undefined;
}

/** Indexes the rows by the key in one column. Cells without text are not indexed. */
export function createHashIndex(rows: NumberedRows, column: number, part: KeyPart): RowsByKey {
  const { rowCount } = rows;
  const firstRows = new Int32Array(2 ** Math.ceil(Math.log2(rowCount + 1))).fill(rowCount);
  const nextRows = new Int32Array(rowCount);
  // backwards, so that each chain is in the order of the rows
  for (let row = rowCount - 1; row >= 0; row--) {
    const cell = rows.getCell(row, column);
    if (typeof cell !== 'string' || cell === '') continue;
    const hash = hashText(keyOfCell(cell, part), firstRows.length);
    nextRows[row] = firstRows[hash] as number;
    firstRows[hash] = row;
  }
  return (key) => {
    let found: Row[] | undefined;
    for (let row = firstRows[hashText(key, firstRows.length)] as number; row < rowCount; row = nextRows[row] as number) {
      if (keyOfCell(rows.getCell(row, column) as string, part) !== key) continue;
      // an array literal of one takes a tenth of the memory of an array that has grown to one
      if (found === undefined) found = [rows.getRow(row)];
      else found.push(rows.getRow(row));
    }
    return found ?? NO_ROWS;
  };
}
