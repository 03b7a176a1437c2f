/** A toy dataset and a toy folder of reference data, for the tests of `npm run data`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Request, rebuild } from '../../scripts/reference-data/rebuild.js';
import type { Sources } from '../../scripts/reference-data/registry.js';
import type { Cell, Dataset } from '../../src/directory/dataset.js';

type Rows = readonly (readonly Cell[])[];

export const COLUMNS: readonly string[] = ['bankCode', 'bic', 'name', 'town'];

export const ROWS: Rows = [
  ['01', 'AAAAXX22', 'First Bank', 'Northtown'],
  ['02', 'BBBBXX22', 'Second Bank', 'Southtown'],
];

/** A bank directory that fits its schema, unless the rows, columns or header given do not. */
export const toy = (dataset: string, rows: Rows = ROWS, columns = COLUMNS, publisher = 'Toy Bank'): Dataset => ({
  dataset,
  edition: '2026',
  format: 1,
  confidence: 'manual',
  completeness: 'partial',
  source: { publisher, title: 'toy banks', url: 'https://example.com', via: 'made up', licence: 'CC0-1.0', retrieved: '2026-11-20' },
  parts: [{ publisher: 'payprep', terms: 'open' }],
  columns,
  rows,
});

export const sourcesOf = (makers: Readonly<Record<string, (folder: string) => Dataset>>, reads: readonly string[] = []): Sources =>
  new Map([['toys', { title: 'Toys', reads, datasets: makers }]]);

/** A folder that is removed after use. */
export function withFolder(use: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-data-'));
  try {
    use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Rebuilds into a folder, and gives what was printed. */
export function rebuildInto(target: string, names: readonly string[], sources: Sources, more: Partial<Request> = {}): string {
  const printed: string[] = [];
  rebuild({ names, sources, published: target, target, limit: 40, print: (text) => printed.push(text), ...more });
  return printed.join('\n');
}

export const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
