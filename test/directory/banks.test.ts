import { expect, test } from 'vitest';
import { type Bank, createBankDirectory } from '../../src/directory/banks.js';
import { dataset, whole } from '../answers/datasets.js';

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

/** The facts of a bank that are known. */
const knownFacts = (bank: Bank | undefined) => {
  const { bankCode, bic, name, town, postCode, street, checkMethod, dataset: from, edition } = bank ?? ({} as Bank);
  return JSON.parse(JSON.stringify({ bankCode, bic, name, town, postCode, street, checkMethod, dataset: from, edition }));
};

test('without datasets there is no directory', () => expect(createBankDirectory([])).toBeUndefined());

test('a bank has the facts of its row, and no others', () => {
  expect(createBankDirectory([shipped])?.byCode('37040044').map(knownFacts)).toEqual([
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

test('banks of several datasets come in the order of the datasets', () => {
  const directory = createBankDirectory([own, shipped]);
  expect(directory?.byCode('37040044').map(({ name }) => name)).toEqual(['My name for it', 'Commerzbank']);
  expect(directory?.byCode('99999999').map(knownFacts)).toEqual([
    { name: 'My bank', bankCode: '99999999', dataset: 'banks/DE', edition: 'own' },
  ]);
  expect(directory?.byCode('')).toEqual([]);
});

test.each([
  ['104100000004', '104'],
  ['MCBL0901', 'MCBL09'],
])('a list of beginnings finds %s by %s, whatever their length', (code, codePrefix) => {
  const directory = createBankDirectory([dataset('banks/XX', ['codePrefix', 'name'], [[codePrefix, 'My bank']])]);
  expect([code, codePrefix].map((asked) => directory?.byCode(asked).map(({ name }) => name))).toEqual([['My bank'], ['My bank']]);
  expect(directory?.byCode(codePrefix.slice(0, -1))).toEqual([]);
});

test('banks are found by the first eight or four characters of the BIC', () => {
  const directory = createBankDirectory([own, shipped]);
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
])('a directory is complete where one dataset is official and complete (%#)', (datasets, complete) => {
  expect(createBankDirectory(datasets)?.complete).toBe(complete);
});

test('a bank with two codes is found by either, the first code before the second', () => {
  const columns = ['bankCode', 'compe', 'name'];
  const directory = createBankDirectory([
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
