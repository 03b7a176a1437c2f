/**
 * Folds the registries that the core links in: the columns that it reads, as `fold-table.ts` writes them, and no rows before they are asked
 * for. The weights of the British sort codes have a notation of their own: `fold-modulus-weights.ts`.
 *
 * The gotcha: a column that is not named here is not in the bundle. A test holds the names against those that the modules ask for.
 */
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { readDataset } from './datasets.js';
import { foldModulusWeights } from './fold-modulus-weights.js';
import { foldColumn, unfoldersFor } from './fold-table.js';

/** Dataset → the columns that are read; all of those that are not named. */
const READ: Readonly<Record<string, readonly string[]>> = {
  'registries/currencies': ['code', 'countries', 'withdrawnOn'],
  'registries/post-codes': ['country', 'pattern', 'signs'],
  'registries/sepa-scope': ['country', 'sctFrom', 'sctInst', 'euroFrom'],
};

/** The same for one module, which reads others: a bundle without it is without them. */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  'src/identifiers/post-code-example.ts': ['country', 'example'],
};

/** Stands for the country that the code of a row begins with: where a currency is at home, what is written before a post code. */
const HOME = '~';

/** The text of a cell; undefined where it is not known. */
function textOf(cell: Cell | undefined, home = ''): string | undefined {
  if (cell === null || cell === undefined) return undefined;
  if (typeof cell !== 'string' || cell === '' || cell.includes(HOME)) throw new Error(`${cell} is no cell of a folded column`);
  return home === '' ? cell : cell.replace(home, HOME);
}

/** A JavaScript expression for the rows of these columns. */
function foldRows({ columns, rows }: Dataset, read: readonly string[]): string {
  const [codes = [], ...others] = read.map((column) => rows.map((row) => row[columns.indexOf(column)]));
  const homes = codes.map((code) => String(code).slice(0, 2));
  const folded = [codes.map((code) => textOf(code)), ...others.map((cells) => cells.map((cell, at) => textOf(cell, homes[at])))];
  return `unfoldRows([${folded.map(foldColumn).join(', ')}])`;
}

/** The source of a module that exports the dataset. Where the facts come from is in the JSON file, which is shipped too. */
export function foldedDataset(dataset: Dataset, reader = ''): string {
  const { dataset: name, edition } = dataset;
  const columns = READ_BY[reader] ?? READ[name] ?? dataset.columns;
  const rows = name === 'registries/uk-modulus-weights' ? foldModulusWeights(dataset.rows) : foldRows(dataset, columns);
  const [first, last] = [name, edition].map((text) => JSON.stringify(text));
  return `${unfoldersFor(rows)}
import { unfoldModulusWeights, unfoldRows } from '../../scripts/build/unfold-datasets.js';
export default { dataset: ${first}, edition: ${last}, columns: ${JSON.stringify(columns)}, get rows() { return ${rows}; } };
`;
}

/** Puts the folded registries in the place of the JSON files. */
export const foldedDatasets = (root: string): Plugin => ({
  name: 'folded-datasets',
  setup(build) {
    const filter = /[\\/]reference-data[\\/]registries[\\/][\w-]+\.json$/;
    build.onResolve({ filter }, ({ path, importer, resolveDir }) => {
      const reader = relative(root, importer).replaceAll(sep, '/');
      return Object.hasOwn(READ_BY, reader) ? { path: join(resolveDir, path), suffix: `?${reader}` } : undefined;
    });
    build.onLoad({ filter }, ({ path, suffix }) => ({
      contents: foldedDataset(readDataset(path), suffix.slice(1)),
      loader: 'js',
      resolveDir: join(root, 'scripts/build'),
    }));
  },
});
