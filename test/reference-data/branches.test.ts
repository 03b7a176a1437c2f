/** Branch directories of countries without IBAN: their form, and facts that anyone can check. */
import { describe, expect, it } from 'vitest';
import { bankLists } from '../../rules/index/bank-lists.js';
import { datasetOf, names, recordsOf, rowsOf } from './datasets.js';

const directories = names.filter((name) => name.startsWith('branches/'));

/** The branches of one bank in `branches/IN`, written out as six characters each. */
function branchesOf(encoded: string): string[] {
  return encoded.split(' ').flatMap((token) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(token) ?? [];
    if (from === undefined) return [token];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => String(Number(from) + step).padStart(6, '0'));
  });
}

it('is of the countries whose bank lists say what a branch looks like', () => {
  const withBranches = Object.entries(bankLists).flatMap(([country, { branches }]) =>
    branches === undefined ? [] : [`branches/${country}`],
  );
  expect(directories, 'add `branches` to rules/countries/XX/bank-lists.ts').toEqual(withBranches);
});

describe.each(directories)('%s', (name) => {
  const country = name.slice(-2);
  // the first group is the bank, as `banks/XX` has it
  const form = bankLists[country]?.branches;
  const keys = datasetOf(name).rows.map(([key]) => String(key));
  const banks = new Set(recordsOf(`banks/${country}`).map(({ bankCode }) => String(bankCode)));

  it('has each key once, in one form', () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => form?.test(key) !== true)).toEqual([]);
  });

  it('has branches of known banks', () => {
    const bankOf = (key: string): string => form?.exec(key)?.[1] ?? '';
    expect(keys.filter((key) => !banks.has(bankOf(key)))).toEqual([]);
  });

  it('is of the same edition as its banks, and as sure', () => {
    const { edition, confidence, completeness } = datasetOf(`banks/${country}`);
    expect(datasetOf(name)).toMatchObject({ edition, confidence, completeness });
  });
});

it.each([
  ['JP', '0001100', { name: '本店', kana: 'ホンテン' }],
  ['LK', '7010002', { name: 'Kandy' }],
  ['NZ', '020100', { name: 'Auckland', bic: 'BKNZNZ22100' }],
  ['NZ', '022040', { name: 'BNZ Account' }],
  ['TW', '0040037', { town: '台北市中正區', street: '重慶南路一段120號' }],
])('branches/%s has %s', (country, key, facts) => expect(rowsOf(`branches/${country}`, key)[0]).toMatchObject(facts));

describe('branches/IN', () => {
  const decoded = new Map(recordsOf('branches/IN').map(({ bankCode, branches }) => [bankCode, branchesOf(String(branches))]));

  it('decodes to the 182295 codes of the edition, each once', () => {
    const codes = [...decoded].flatMap(([bank, branches]) => branches.map((branch) => `${bank}0${branch}`));
    expect(codes).toHaveLength(182_295);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(code))).toEqual([]);
  });

  it.each([
    ['SBIN', '000691', true],
    ['HDFC', '000001', true],
    ['AANB', '0000SC', true],
    ['AANB', '000017', false],
  ])('%s0%s exists: %s', (bank, branch, exists) => expect(decoded.get(bank)?.includes(branch)).toBe(exists));
});
