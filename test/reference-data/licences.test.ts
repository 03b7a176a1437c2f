/** Each dataset ships with its licence: in the module that the package makes of it, and in the manifest. */
import { expect, test } from 'vitest';
import { packedText } from '../../scripts/build/packed-text.js';
import { unpackDataset } from '../../src/directory/packed.js';
import { moduleOf, textOf } from '../../src/directory/shipped/module-text.js';
import { shippedData } from '../../src/full.js';
import { datasetOf, jsonOf, names } from './datasets.js';

const { datasets } = jsonOf<{ readonly datasets: readonly { readonly dataset: string; readonly licence: string }[] }>('manifest.json');

test('the manifest names the licence of every dataset', () => {
  expect(datasets.map(({ dataset }) => dataset).sort()).toEqual(names);
  expect(datasets.filter(({ licence }) => licence.trim() === '')).toEqual([]);
});

test.each(datasets.map(({ dataset, licence }) => [dataset, licence] as const))('%s carries it', (name, licence) => {
  const { source } = unpackDataset(textOf(moduleOf(packedText({ ...datasetOf(name), rows: [] }))));
  expect(source.licence).toBe(licence);
  expect(source.publisher).not.toBe('');
});

test('so does what an engine reads', () => {
  expect(shippedData.dataset('banks/DE')?.source.licence).toBe('MIT (the compilation)');
});
