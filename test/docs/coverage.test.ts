/** The coverage of bank directories: no country is thin without saying what is missing. */
import { expect, it } from 'vitest';
import { bankLists } from '../../rules/index/bank-lists.js';
import { bankCounts, thinCountries } from '../../scripts/docs/sections/banks.js';
import largeBanks from '../fixtures/large-banks.json' with { type: 'json' };

it('every country of the IBAN registry with fewer than ten banks, and every other one without any, says which source is missing', () =>
  expect(Object.keys(bankLists).filter((country) => bankLists[country]?.missing !== undefined)).toEqual(thinCountries.toSorted()));

it('every country of the large banks has a directory', () => {
  const countries = new Set(largeBanks.rows.map(([country]) => String(country)));
  expect([...countries].filter((country) => (bankCounts.get(country)?.banks ?? 0) === 0)).toEqual([]);
});
