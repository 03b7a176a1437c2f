/** A dataset as records, while overrides change it. */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { ALWAYS_KEPT } from '../dataset.js';
import { compareText } from '../text.js';

export type CellRecord = Readonly<Record<string, Cell>>;

export interface Table {
  readonly columns: readonly string[];
  readonly records: readonly CellRecord[];
}

/** What a row of `overrides/` did to a dataset: nothing, where the dataset says so already. */
export interface Effect {
  readonly file: string;
  /** Which row: its bank codes, its BIC, its country. */
  readonly row: string;
  readonly changes: boolean;
}

export interface Overridden {
  readonly table: Table;
  readonly effects: readonly Effect[];
}

export const tableOf = ({ columns, rows }: Dataset): Table => ({
  columns,
  records: rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null]))),
});

const isEmpty = (column: string, records: readonly CellRecord[]): boolean => records.every((record) => (record[column] ?? null) === null);

/** The dataset with the columns and rows of the table. A column that lost its last cell goes. */
export function withTable(dataset: Dataset, { columns, records }: Table): Dataset {
  const before = tableOf(dataset).records;
  const wasEmpty = (column: string): boolean => dataset.columns.includes(column) && isEmpty(column, before);
  const kept = columns.filter((column) => ALWAYS_KEPT.includes(column) || !isEmpty(column, records) || wasEmpty(column));
  return { ...dataset, columns: kept, rows: records.map((record) => kept.map((column) => record[column] ?? null)) };
}

/** The columns, and those that the cells have beside them. */
export const withColumns = (columns: readonly string[], records: readonly CellRecord[]): readonly string[] => [
  ...new Set([...columns, ...records.flatMap((record) => Object.keys(record))]),
];

/** The records with more, each behind those of the same key: the first column of the table. */
export function insert({ columns: [key = ''], records }: Table, ...added: readonly CellRecord[]): readonly CellRecord[] {
  const all = [...records];
  for (const record of added) {
    const text = String(record[key] ?? null);
    const next = all.findIndex((other) => compareText(String(other[key] ?? null), text) > 0);
    all.splice(next < 0 ? all.length : next, 0, record);
  }
  return all;
}

export const hasCells = (record: CellRecord, cells: CellRecord): boolean =>
  Object.entries(cells).every(([column, cell]) => (record[column] ?? null) === cell);

/** Gives the rows of these keys new cells, and adds a row where a key has none. */
export function upsert(table: Table, keys: readonly string[], changes: readonly CellRecord[]): readonly CellRecord[] {
  return changes.reduce<readonly CellRecord[]>((records, change) => {
    const key = Object.fromEntries(keys.map((column) => [column, change[column] ?? null]));
    if (!records.some((record) => hasCells(record, key))) return insert({ ...table, records }, change);
    return records.map((record) => (hasCells(record, key) ? { ...record, ...change } : record));
  }, table.records);
}
