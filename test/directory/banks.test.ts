import { expect, test } from 'vitest';
import { bankDirectory } from '../../src/directory/banks.js';
import { dataset, whole } from '../engine/datasets.js';

const shipped = dataset(
  'banks/DE',
  ['bankCode', 'bic', 'name', 'town', 'postCode', 'street', 'checkMethod'],
  [['37040044', 'COBADEFFXXX', 'Commerzbank', 'Köln', '50447', null, '13']],
  { ...whole, edition: '2026-07' },
);
const own = dataset(
  'banks/DE',
  ['name', 'bankCode', 'unheard of'],
  [
    ['My name for it', '37040044', 'x'],
    ['My bank', '99999999', 'y'],
  ],
);

test('no datasets, no directory', () => expect(bankDirectory([])).toBeUndefined());

test('a bank has what its row has, and no more', () => {
  expect(bankDirectory([shipped])?.byCode('37040044')).toEqual([
    {
      bankCode: '37040044',
      bic: 'COBADEFFXXX',
      name: 'Commerzbank',
      town: 'Köln',
      postCode: '50447',
      checkMethod: '13',
      dataset: 'banks/DE',
      edition: '2026-07',
    },
  ]);
});

test('several speak one after the other', () => {
  const directory = bankDirectory([own, shipped]);
  expect(directory?.byCode('37040044').map(({ name }) => name)).toEqual(['My name for it', 'Commerzbank']);
  expect(directory?.byCode('99999999')).toEqual([{ name: 'My bank', bankCode: '99999999', dataset: 'banks/DE', edition: 'own' }]);
  expect(directory?.byCode('')).toEqual([]);
});

test('by the first eight or four characters of the BIC', () => {
  const directory = bankDirectory([own, shipped]);
  expect(directory?.byBic8('COBADEFF')).toHaveLength(1);
  expect(directory?.byBic8('COBADEFFXXX')).toEqual([]);
  expect(directory?.byParty('COBA')).toHaveLength(1);
});

test.each([
  [[shipped], true],
  [[own], false],
  [[own, shipped], true],
  [[{ ...shipped, confidence: 'derived' as const }], false],
  [[{ ...shipped, completeness: 'partial' as const }], false],
])('complete is what an official dataset says of itself (%#)', (datasets, complete) => {
  expect(bankDirectory(datasets)?.complete).toBe(complete);
});
