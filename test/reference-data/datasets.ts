/** Reading the project's own reference data, as the tests see it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Cell, Dataset } from '../../src/directory/dataset.js';

const FOLDER = fileURLToPath(new URL('../../reference-data/', import.meta.url));

export const bytesOf = (path: string): string => readFileSync(`${FOLDER}${path}`, 'utf8');

export const jsonOf = <T>(path: string): T => JSON.parse(bytesOf(path));

export const datasetOf = (name: string): Dataset => jsonOf(`${name}.json`);

/** Every dataset on disk, by name. */
export const names: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['overrides', 'schema'].includes(entry.name))
  .flatMap(({ name }) => readdirSync(`${FOLDER}${name}`).map((file) => `${name}/${file.replace(/\.json$/, '')}`))
  .sort();

/** A dataset's rows as records. */
export function recordsOf(name: string): Readonly<Record<string, Cell>>[] {
  const { columns, rows } = datasetOf(name);
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])));
}

/** The rows whose first cell is `key`. */
export const rowsOf = (name: string, key: string): Readonly<Record<string, Cell>>[] => {
  const [first = ''] = datasetOf(name).columns;
  return recordsOf(name).filter((record) => record[first] === key);
};
