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
  ['AU', '012002', { mnemonic: 'ANZ', town: 'Sydney', postCode: '2000', street: '115 Pitt Street', state: 'NSW', active: 1 }],
  ['AU', '012003', { name: null, street: null, active: 0, referTo: '012019' }],
  ['AU', '012370', { name: null, street: null, town: 'Parramatta', active: 1, referTo: null }],
  ['AU', '012765', { name: 'Narromine', street: null, active: 0, referTo: '012615' }],
  ['AU', '405201', { name: '96 King William Street', active: 0 }],
  ['JP', '0001100', { name: '本店', kana: 'ホンテン' }],
  ['LK', '7010002', { name: 'Kandy' }],
  ['NZ', '020100', { name: 'Auckland', bic: 'BKNZNZ22100' }],
  ['NZ', '022040', { name: 'BNZ Account' }],
  ['TW', '0040037', { town: '台北市中正區', street: '重慶南路一段120號' }],
])('branches/%s has %s', (country, key, facts) => expect(rowsOf(`branches/${country}`, key)[0]).toMatchObject(facts));

describe('branches/AU', () => {
  const branches = recordsOf('branches/AU');

  it('is active or not, and refers to another BSB only where it is not', () => {
    expect(branches.filter(({ active }) => active !== 0 && active !== 1)).toEqual([]);
    expect(branches.filter(({ active, referTo }) => active === 1 && referTo !== null)).toEqual([]);
    expect(
      branches.filter(({ memberId, referTo }) => referTo !== null && (referTo === memberId || !/^\d{6}$/.test(String(referTo)))),
    ).toEqual([]);
  });

  it('has no news where name and street belong', () => {
    const news = /^(?:merged|closed|relocat|refer to|refer bsb|merging)|\(closed\)/i;
    expect(branches.filter(({ name, street }) => news.test(String(name)) || news.test(String(street)))).toEqual([]);
  });

  it('accepts paper, electronic and high value payments, or some of them', () => {
    expect(branches.filter(({ accepts }) => !/^(?!$)P?E?H?$/.test(String(accepts)))).toEqual([]);
  });
});

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
