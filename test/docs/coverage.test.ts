/** The coverage of bank directories: no country is thin without saying what is missing. */
import { describe, expect, it } from 'vitest';
import { accounts } from '../../rules/index/accounts.js';
import { bankLists } from '../../rules/index/bank-lists.js';
import { bankCounts, thinCountries } from '../../scripts/docs/sections/banks.js';
import largeBanks from '../fixtures/large-banks.json' with { type: 'json' };

const thin = new Set(thinCountries);

describe.each(Object.keys({ ...accounts, ...bankLists }))('the bank lists of %s', (country) => {
  it('say what is missing of fewer than ten banks in the IBAN registry, of none elsewhere; else nothing', () => {
    const isSaid = bankLists[country]?.missing !== undefined;
    const fault = isSaid ? 'has banks enough: delete `missing`' : 'which list of banks is `missing`? Copy the file of AL';
    expect(isSaid, `rules/countries/${country}/bank-lists.ts: ${fault}`).toBe(thin.has(country));
  });
});

it('every country of the large banks has a directory', () => {
  const countries = new Set(largeBanks.rows.map(([country]) => String(country)));
  expect([...countries].filter((country) => (bankCounts.get(country)?.banks ?? 0) === 0)).toEqual([]);
});
