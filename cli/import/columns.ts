/**
 * The columns of datasets, and the check of a row against them.
 *
 * The gotcha: of JSON Schema it supports only what `reference-data/schema/rows.schema.json` uses: types, patterns, enumerations.
 */
import schema from '../../reference-data/schema/rows.schema.json' with { type: 'json' };
import type { Cell } from '../../src/directory/dataset.js';
import { memoize } from '../../src/rules-and-data/memoize.js';
import type { ImportedRow } from './format.js';

interface ColumnRule {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly enum?: readonly Cell[];
}

interface TableRule {
  readonly uniqueKey: readonly string[];
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, ColumnRule>>;
}

const tables = schema.properties as Readonly<Record<string, TableRule>>;
const definitions = schema.$defs as Readonly<Record<string, ColumnRule>>;

/** The rules of a dataset: its own, or those of its folder. */
const tableOf = memoize((dataset: string): TableRule | undefined => {
  const [folder = ''] = dataset.split('/');
  return [dataset, folder].map((name) => (Object.hasOwn(tables, name) ? tables[name] : undefined)).find((table) => table !== undefined);
});

/** True for a dataset whose rows can be checked. */
export const isCheckedDataset = (dataset: string): boolean => tableOf(dataset) !== undefined;

/** The names of the columns that a dataset can have. */
export const columnNames = (dataset: string): readonly string[] => Object.keys(tableOf(dataset)?.properties ?? {});

/** The names of the columns that a dataset must have. */
export const requiredColumns = (dataset: string): readonly string[] => tableOf(dataset)?.required ?? [];

/** The unique key of a row, as one text. */
export const keyOfRow = ({ dataset, row }: ImportedRow): string =>
  JSON.stringify([dataset, ...(tableOf(dataset)?.uniqueKey ?? []).map((column) => row[column] ?? null)]);

const patterns = new Map<string, RegExp>();

function matches(text: string, pattern: string): boolean {
  const compiled = patterns.get(pattern) ?? new RegExp(pattern);
  patterns.set(pattern, compiled);
  return compiled.test(text);
}

function fits(cell: Cell, rule: ColumnRule): boolean {
  const { $ref, type, pattern, enum: allowed } = rule;
  if ($ref !== undefined) return fits(cell, definitions[$ref.slice('#/$defs/'.length)] ?? {});
  if (allowed !== undefined) return allowed.includes(cell);
  const types = [type ?? []].flat();
  if (cell === null) return types.includes('null');
  if (typeof cell === 'number') return types.includes('integer');
  return types.includes('string') && (pattern === undefined || matches(cell, pattern));
}

/** The problem of a row; undefined if there is none. */
export function findRowProblem({ dataset, row }: ImportedRow): string | undefined {
  const table = tableOf(dataset);
  if (table === undefined) return 'there is no dataset of this name';
  const wrong = Object.entries(table.properties).find(([column, rule]) => {
    const isChecked = Object.hasOwn(row, column) || table.required.includes(column);
    return isChecked && !fits(row[column] ?? null, rule);
  });
  if (wrong === undefined) return undefined;
  const [column] = wrong;
  return (row[column] ?? null) === null ? `${column} is missing` : `${column} does not have the form that the dataset prescribes`;
}
