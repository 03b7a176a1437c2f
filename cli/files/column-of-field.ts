/** The column, and the cell, in which a field of an instruction stands. */
import { pathOf } from './column-fields.js';
import type { ColumnNote } from './column-plan.js';

/** Of several columns of one field, that whose cell counts; of an account that is missing, the first that may hold it. Undefined where no column is the field. */
export function columnOf(pointer: string, columns: readonly ColumnNote[], cells: readonly string[] = []): number | undefined {
  const path = pathOf(pointer);
  const named = columns.flatMap(({ by, path: own = '', idType }, column) =>
    by !== 'none' && (own === path || own.startsWith(`${path}.`)) ? [{ column, idType }] : [],
  );
  const filled = named.filter(({ column }) => (cells[column] ?? '').trim() !== '');
  const found = filled.find(({ idType }) => idType === undefined || idType === 'IBAN') ?? filled[0] ?? named[0];
  return found?.column;
}

const LETTERS = 26;

/** As spreadsheets name columns: 0 is A, 26 is AA. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / LETTERS) - 1;
  return (rest >= 0 ? letterOf(rest) : '') + String.fromCharCode(65 + (column % LETTERS));
}
