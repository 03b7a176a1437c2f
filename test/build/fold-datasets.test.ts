/** The registries as the bundle has them: all their rows, and every column that a module asks for. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDataset } from '../../scripts/build/datasets.js';
import { foldedDataset } from '../../scripts/build/fold-datasets.js';
import type { Dataset } from '../../src/directory/dataset.js';
import { bundled, root } from './bundled.js';

const IMPORT = /^import (\w{1,40}) from '([./]{1,20}\/reference-data\/registries\/[\w-]{1,40}\.json)'/gm;

/** The modules that import a registry, under the name that it has there. */
const readers = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => {
    const path = join(root, 'src', file);
    const text = readFileSync(path, 'utf8');
    const imports = [...text.matchAll(IMPORT)];
    return imports.map(([, name = '', json = '']) => ({ module: relative(root, path), name, text, registry: join(dirname(path), json) }));
  });

test('there are some', () => expect(readers.length).toBeGreaterThan(8));

describe.each(readers)('$module, $name', ({ module, name, text, registry }) => {
  test('has the rows of the JSON file, and the columns that it asks for', async () => {
    const declared = readDataset(registry);
    const { default: folded } = await bundled<{ readonly default: Dataset }>(foldedDataset(declared, module), [], 'scripts/build');
    const places = folded.columns.map((column) => declared.columns.indexOf(column));
    expect(folded.rows).toEqual(declared.rows.map((row) => places.map((place) => row[place])));
    expect([folded.dataset, folded.edition]).toEqual([declared.dataset, declared.edition]);
    const asked = [...text.matchAll(new RegExp(`(?:\\bcolumn|\\b${name}\\.columns\\.indexOf)\\('(\\w{1,40})'\\)`, 'g'))];
    expect(folded.columns).toEqual(expect.arrayContaining(asked.map(([, column]) => column)));
  });
});

const dataset: Dataset = {
  dataset: 'registries/letters',
  edition: '2026',
  format: 1,
  source: { publisher: '', title: '', url: '', via: '', retrieved: '', licence: '' },
  confidence: 'manual',
  completeness: 'partial',
  columns: ['code', 'text'],
  rows: [],
};

test.each([[1], [''], ['~']])('%j is no cell of a folded column', (cell) => {
  expect(() => foldedDataset({ ...dataset, rows: [['AA', cell]] })).toThrow(/is no cell/);
});
