/** Registries in the bundle are the JSON files, cell by cell. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fc, test as property } from '@fast-check/vitest';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { readDataset } from '../../scripts/build/datasets.js';
import { encodeColumn, registries } from '../../scripts/build/registries.js';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { decodeTable } from '../../src/directory/table.js';

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
  test('has the name, the edition, the columns and every row of the JSON file', async () => {
    const { dataset, edition, columns, rows } = readDataset(join(folder, file));
    expect(await inBundle(file)).toEqual({ dataset, edition, columns, rows });
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
