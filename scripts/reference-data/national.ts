/** A dataset of a country whose accounts have no IBAN: records in, the columns that hold something out. */
import type { Cell, Dataset, DatasetSource } from '../../src/directory/dataset.js';
import { RETRIEVED } from './read.js';
import { inCodePointOrder } from './text.js';

/** What is said of a dataset before its rows are known. */
export interface NationalFacts extends Pick<Dataset, 'dataset' | 'edition' | 'confidence' | 'completeness'> {
  readonly source: Omit<DatasetSource, 'retrieved'>;
}

/** Columns that stay when nothing is in them: every bank directory has them. */
const KEPT: readonly string[] = ['bankCode', 'bic', 'name'];

/** One row a record, in the order of the first column; records that share it keep their order. */
export function national<Column extends string>(
  { dataset, edition, source, confidence, completeness }: NationalFacts,
  columns: readonly Column[],
  records: readonly Readonly<Record<Column, Cell>>[],
): Dataset {
  const used = columns.filter((column) => KEPT.includes(column) || records.some((record) => record[column] !== null));
  const rows = records
    .map((record) => used.map((column) => record[column]))
    .sort(([one], [other]) => inCodePointOrder(String(one), String(other)));
  return { dataset, edition, format: 1, source: { ...source, retrieved: RETRIEVED }, confidence, completeness, columns: used, rows };
}

/** Says how many rows went, and why; nothing where none did. */
export function reportDropped(dataset: string, count: number, why: string): void {
  if (count > 0) console.log(`${dataset}: ${count} rows left out, ${why}`);
}
