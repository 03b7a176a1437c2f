/** The shape of a dataset in a bundle: what the engine reads of it, and nothing that a row could break. */
import type { Cell, Dataset } from '../directory/dataset.js';

const CONFIDENCE: Readonly<Record<Dataset['confidence'], true>> = { official: true, manual: true, derived: true };
const COMPLETENESS: Readonly<Record<Dataset['completeness'], true>> = { complete: true, partial: true };

const isCell = (cell: unknown): cell is Cell => cell === null || typeof cell === 'string' || typeof cell === 'number';

const isOneOf = (value: unknown, known: Readonly<Record<string, true>>): boolean =>
  typeof value === 'string' && Object.hasOwn(known, value);

/** True for the JSON of a dataset of this name and edition. */
export function isDatasetOf(value: unknown, dataset: string, edition: string): value is Dataset {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Readonly<Record<string, unknown>>;
  const { columns, rows } = given;
  if (given.dataset !== dataset || given.edition !== edition || given.format !== 1) return false;
  if (!isOneOf(given.confidence, CONFIDENCE) || !isOneOf(given.completeness, COMPLETENESS)) return false;
  if (typeof given.source !== 'object' || given.source === null || !Array.isArray(columns) || !Array.isArray(rows)) return false;
  if (columns.length === 0 || !columns.every((column) => typeof column === 'string')) return false;
  return rows.every((row) => Array.isArray(row) && row.length === columns.length && row.every(isCell));
}
