import { expect, test } from 'vitest';
import { type Bank, bankDirectory } from '../../src/directory/banks.js';
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

/** All that a directory says of a bank, what it does not know left out. */
const told = (bank: Bank | undefined) => {
  const { bankCode, bic, name, town, postCode, street, checkMethod, dataset: from, edition } = bank ?? ({} as Bank);
  return JSON.parse(JSON.stringify({ bankCode, bic, name, town, postCode, street, checkMethod, dataset: from, edition }));
};

test('no datasets, no directory', () => expect(bankDirectory([])).toBeUndefined());

test('a bank has what its row has, and no more', () => {
  expect(bankDirectory([shipped])?.byCode('37040044').map(told)).toEqual([
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
  expect(directory?.byCode('99999999').map(told)).toEqual([{ name: 'My bank', bankCode: '99999999', dataset: 'banks/DE', edition: 'own' }]);
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

test('a bank of two codes is found by either, by its own first', () => {
  const columns = ['bankCode', 'compe', 'name'];
  const directory = bankDirectory([
    dataset('banks/BR', columns, [
      ['00000000', '001', 'Banco do Brasil'],
      ['208', null, 'by its own code'],
      ['30306294', '208', 'by its other code'],
    ]),
  ]);
  expect(['00000000', '001', '208', '999'].map((code) => directory?.byCode(code).map(({ name }) => name))).toEqual([
    ['Banco do Brasil'],
    ['Banco do Brasil'],
    ['by its own code'],
    [],
  ]);
});
