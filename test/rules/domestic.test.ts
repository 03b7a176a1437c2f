/** Domestic accounts: of countries without IBAN, and of those whose accounts are no part of their IBANs. */
import { describe, expect, test } from 'vitest';
import { accounts } from '../../rules/index/accounts.js';
import { memberIdFields } from '../../src/identifiers/account/domestic-parts.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import * as core from '../../src/index.js';
import * as localAccount from '../../src/local-account.js';
import { countryModules, domesticModules } from './countries.js';
import { describeDomesticExamples } from './examples/domestic.js';

const modules = countryModules.filter(({ account }) => account.domestic !== undefined);

test('each account is in the index, under its own code', () => {
  expect(Object.keys(accounts)).toEqual([...countryModules, ...domesticModules].map(({ code }) => code).sort());
});

test('a country without IBAN has none', () => {
  for (const { code, rule } of domesticModules) {
    expect(rule.code).toBe(code);
    expect(allCountries.withIban(code)).toBeUndefined();
  }
});

describe.each(modules)('$code', ({ code, rule, account }) => {
  test('is read as a domestic number in its own layout, and otherwise in that of its IBANs', () => {
    const domestic = allCountries.domestic(code);
    expect(domestic?.rule).toMatchObject({ code, hasIban: false, bban: account.domestic?.bban });
    expect(domestic && memberIdFields(domestic).length === 0).toBe(account.domestic?.memberId?.length === 0);
    expect(allCountries.withIban(code)?.rule.bban).toBe(rule.bban);
  });
});

describeDomesticExamples({ core, localAccount });
