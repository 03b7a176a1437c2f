/** Each dataset ships with the licence of its compilation and the terms of its publishers, and NOTICE has every wording that they ask for. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { packedText } from '../../scripts/build/packed-text.js';
import { declaredParts, withParts } from '../../scripts/reference-data/parts.js';
import { publisherOf, publishers, strictest } from '../../scripts/reference-data/publishers.js';
import type { DatasetPart, Terms } from '../../src/directory/dataset.js';
import { unpackDataset } from '../../src/directory/packed.js';
import { moduleOf, moduleText } from '../../src/directory/shipped/module-text.js';
import { shippedData } from '../../src/full.js';
import { datasetOf, jsonOf, names } from './datasets.js';

interface Entry {
  readonly dataset: string;
  readonly licence: string;
  readonly terms: Terms;
  readonly credit: readonly string[];
  readonly parts: readonly DatasetPart[];
}

const manifest = jsonOf<{ readonly publishers: readonly unknown[]; readonly datasets: readonly Entry[] }>('manifest.json');
const { datasets } = manifest;
const textOfFile = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/**
 * What ships although its publisher refused or allows non-commercial use alone, because nothing that may be passed on replaces it yet. The owner decides; a
 * dataset that is replaced leaves this list.
 */
const EXCEPTIONS = ['registries/sct-inst-participants', 'registries/sct-participants'];

const isRestricted = (terms: Terms): boolean => terms === 'refused' || terms === 'non-commercial';

test('the manifest names the licence of every dataset, by SPDX', () => {
  expect(datasets.map(({ dataset }) => dataset).sort()).toEqual(names);
  const SPDX = /^(?:LicenseRef-)?[A-Za-z0-9.-]+(?: AND [A-Za-z0-9.-]+)*$/;
  expect(datasets.filter(({ licence }) => !SPDX.test(licence))).toEqual([]);
});

test.each(datasets.map((entry) => [entry.dataset, entry] as const))('%s carries licence and terms', (name, entry) => {
  const { licence } = entry;
  const dataset = datasetOf(name);
  const { source, parts } = unpackDataset(moduleText(moduleOf(packedText({ ...dataset, rows: [] }))));
  expect(source.licence).toBe(licence);
  expect(source.publisher).not.toBe('');
  expect(parts, 'run npm run data -- --terms').toEqual(declaredParts(dataset));
  const credit = new Set(parts?.flatMap(({ publisher }) => publisherOf(publisher).credit));
  const terms = strictest(parts?.map((part) => part.terms) ?? []);
  expect(entry, 'run npm run data -- --terms').toMatchObject({ terms, credit: [...credit], parts });
});

test('so does what an engine reads', () => {
  expect(shippedData.dataset('banks/DE')?.source.licence).toBe('MIT');
  expect(shippedData.dataset('banks/DE')?.parts?.[0]).toEqual({ publisher: 'bundesbank', terms: 'credit' });
});

test('a dataset of which nobody says whose facts it holds is not written', () => {
  const { parts: _, ...unsaid } = datasetOf('banks/DE');
  expect(() => withParts({ ...unsaid, dataset: 'banks/ZZ' })).toThrow('does not say whose facts it holds');
  expect(() => publisherOf('nobody')).toThrow('has no publisher "nobody"');
});

test('a column of another publisher is a column of the dataset', () => {
  const wrong = datasets.flatMap(({ dataset, parts }) =>
    parts.flatMap(({ columns = [] }) => columns.filter((column) => !datasetOf(dataset).columns.includes(column))),
  );
  expect(wrong).toEqual([]);
});

describe('a publisher', () => {
  test('is in the manifest as it is declared', () => expect(manifest.publishers, 'run npm run data -- --terms').toEqual(publishers));

  test('is declared once, says why, and by whom and when its sentence was read', () => {
    expect(new Set(publishers.map(({ id }) => id)).size).toBe(publishers.length);
    expect(publishers.filter(({ basis }) => basis === '')).toEqual([]);
    const quoted = publishers.filter(({ sentence }) => sentence !== null);
    expect(quoted.filter(({ page, readOn, readBy }) => page === null || readOn === null || readBy === null)).toEqual([]);
  });

  test('that asks for a credit says which', () =>
    expect(publishers.filter(({ terms, credit }) => terms === 'credit' && credit.length === 0)).toEqual([]));
});

test.each(['NOTICE', 'service/NOTICE', 'mcp/NOTICE'])('%s has every wording that has to appear', (path) => {
  const notice = textOfFile(path);
  const missing = datasets.flatMap(({ credit }) => credit).filter((wording) => !notice.includes(wording));
  expect([...new Set(missing)], 'run npm run docs').toEqual([]);
});

test.each(['package.json', 'service/package.json', 'mcp/package.json'])('the files of %s have the notice', (path) =>
  expect(JSON.parse(textOfFile(path)).files).toContain('NOTICE'),
);

test('nothing ships that was refused or is non-commercial, no column either, but the exceptions', () => {
  const found = datasets.filter(({ parts }) => parts.some(({ terms }) => isRestricted(terms))).map(({ dataset }) => dataset);
  expect(found).toEqual(EXCEPTIONS);
});
