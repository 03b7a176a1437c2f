/**
 * Registries in the bundle: `reference-data/registries/*.json` as compact tables, in the notation of `src/directory/table.ts`.
 *
 * Facts that are not used at run time stay in the JSON file: source and confidence, and columns such as the names of currencies.
 */
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { FIRST_LETTER } from '../../src/directory/table.js';
import { readDataset } from './datasets.js';

type Cells = readonly Cell[];

/** As many letters as printable ASCII has from the first one up to `}`. */
const MAX_DISTINCT = 0x7e - FIRST_LETTER;

const textOf = (cell: Cell): string => (cell === null ? '' : String(cell));

const isText = (cells: Cells): boolean => cells.every((cell) => cell === null || (typeof cell === 'string' && /^[^\t\n]+$/.test(cell)));

function asLines(cells: Cells): string | undefined {
  if (isText(cells)) return `=${cells.map(textOf).join('\n')}`;
  return cells.every((cell) => cell === null || typeof cell === 'number') ? `#${cells.map(textOf).join('\n')}` : undefined;
}

function asLetters(cells: Cells): string | undefined {
  const distinct = [...new Set(cells.filter((cell) => cell !== null))];
  if (!isText(cells) || distinct.length > MAX_DISTINCT) return undefined;
  const letters = cells.map((cell) => (cell === null ? ' ' : String.fromCharCode(FIRST_LETTER + distinct.indexOf(cell))));
  return `*${distinct.join('\n')}\t${letters.join('')}`;
}

function asDifferences(cells: Cells): string | undefined {
  const [width] = cells.flatMap((cell) => (cell === null ? [] : [textOf(cell).length]));
  if (width === undefined || width > 15) return undefined;
  if (!cells.every((cell) => cell === null || (typeof cell === 'string' && cell.length === width && /^\d+$/.test(cell)))) return undefined;
  let last = 0;
  const differences = cells.map((cell) => {
    if (cell === null) return '';
    const difference = Number(cell) - last;
    last = Number(cell);
    return difference.toString(36);
  });
  return `+${[width, ...differences].join(' ')}`;
}

/** The shortest notation of a column. @throws Error when no notation fits */
export function encodeColumn(cells: Cells): string {
  const notations = [asLines(cells), asLetters(cells), asDifferences(cells)].filter((text) => text !== undefined);
  const [shortest] = notations.toSorted((one, other) => one.length - other.length);
  if (shortest === undefined) throw new Error(`a column holds text with tabs or line breaks, or texts and numbers: ${cells.slice(0, 3)}`);
  return shortest;
}

/** The columns that nothing in `rules/` and `src/` reads. */
export const UNREAD_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'registries/sepa-scope': ['partOf', 'ibanPrefix', 'zone', 'sctInst', 'euroFrom', 'note', 'source'],
};

/** The source of a module that exports the dataset. */
function registryModule({ dataset, edition, columns: all, rows }: Dataset): string {
  const columns = all.filter((column) => !UNREAD_COLUMNS[dataset]?.includes(column));
  const table = columns.map((column) => encodeColumn(rows.map((row) => row[all.indexOf(column)] ?? null)));
  return `import { decodeTable } from '../../src/directory/table.js';
let rows;
export default {
  ...${JSON.stringify({ dataset, edition, columns })},
  get rows() { return (rows ??= decodeTable(${JSON.stringify(table)})); },
};
`;
}

/** Replaces the JSON files by the tables. */
export const registries = (root: string): Plugin => ({
  name: 'registries',
  setup(build) {
    build.onLoad({ filter: /[\\/]reference-data[\\/]registries[\\/][\w-]+\.json$/ }, ({ path }) => ({
      contents: registryModule(readDataset(path)),
      loader: 'js',
      resolveDir: join(root, 'scripts/build'),
    }));
  },
});
