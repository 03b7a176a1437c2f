/** Registries in the bundle are the JSON files, cell by cell, but for the columns that nothing reads. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fc, test as property } from '@fast-check/vitest';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { readDataset } from '../../scripts/build/datasets.js';
import { encodeColumn, registries, UNREAD_COLUMNS } from '../../scripts/build/registries.js';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { decodeTable } from '../../src/directory/table.js';
import { modulesIn } from '../imports.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'reference-data/registries');

/** The registry as a module that imports it has it in the bundle. */
async function inBundle(file: string): Promise<Dataset> {
  const contents = `export { default } from './reference-data/registries/${file}' with { type: 'json' };`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [registries(root)],
  });
  return (await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`)).default;
}

describe.each(readdirSync(folder))('%s', (file) => {
  test('has the name, the edition, the columns that are read and every row of the JSON file', async () => {
    const { dataset, edition, columns: all, rows: cells } = readDataset(join(folder, file));
    const columns = all.filter((column) => !UNREAD_COLUMNS[dataset]?.includes(column));
    const rows = cells.map((row) => row.filter((_, at) => columns.includes(all[at] ?? '')));
    expect(await inBundle(file)).toEqual({ dataset, edition, columns, rows });
  });
});

describe.each(Object.entries(UNREAD_COLUMNS))('the columns of %s that stay out', (name, unread) => {
  const { columns } = readDataset(join(root, 'reference-data', `${name}.json`));
  const readers = ['rules', 'src']
    .flatMap((parent) => modulesIn(join(root, parent)).map((file) => readFileSync(join(root, parent, file), 'utf8')))
    .filter((code) => code.includes(`${name}.json'`));

  test('exist in the dataset', () => expect(columns).toEqual(expect.arrayContaining([...unread])));
  test('are named by no module that reads it', () => {
    expect(readers.length).toBeGreaterThan(0);
    expect(unread.filter((column) => readers.some((code) => code.includes(`'${column}'`)))).toEqual([]);
  });
});

const columns: Readonly<Record<string, fc.Arbitrary<Cell>>> = {
  texts: fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'aZ09 ~\\"é') }),
  'few texts': fc.constantFrom('EUR', 'USD', 'CHF'),
  'digits of one width': fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0')),
  numbers: fc.integer(),
};

describe.each(Object.entries(columns))('a column of %s', (_, cell) => {
  property.prop([fc.array(fc.option(cell, { nil: null }), { minLength: 1, maxLength: 300 })])('comes back as it was', (cells) => {
    expect(decodeTable([encodeColumn(cells)]).map(([first]) => first)).toEqual(cells);
  });
});

test.each([[['a\tb']], [['a\nb']], [['a', 1]]])('%j has no notation', (cells) => {
  expect(() => encodeColumn(cells)).toThrow(/tabs or line breaks/);
});
