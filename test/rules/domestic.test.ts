/** Accounts at home: of countries without IBAN, and of those whose accounts are no part of their IBANs. */
import { describe, expect, test } from 'vitest';
import { domesticLayouts } from '../../rules/countries/domestic.js';
import { countriesWithoutIban } from '../../rules/countries/without-iban.js';
import { domesticCountry } from '../../src/identifiers/domestic-country.js';
import { memberIdFields } from '../../src/identifiers/domestic-parts.js';
import { ibanCountry } from '../../src/identifiers/iban.js';
import * as core from '../../src/index.js';
import * as localAccount from '../../src/local-account.js';
import { countryModules, domesticModules } from './countries.js';
import { describeDomesticExamples } from './examples/domestic.js';

const modules = countryModules.filter(({ rule }) => rule.domestic !== undefined);

test('the layouts are those of the modules', () => expect(Object.keys(domesticLayouts)).toEqual(modules.map(({ code }) => code)));

test('each file of a country without IBAN is in the index, under its own code, and has no IBAN', () => {
  expect(Object.keys(countriesWithoutIban)).toEqual(domesticModules.map(({ code }) => code));
  for (const { code, rule } of domesticModules) {
    expect(rule.code).toBe(code);
    expect(ibanCountry(code)).toBeUndefined();
  }
});

describe.each(modules)('$code', ({ code, rule }) => {
  test('is read at home in its own layout, and abroad in that of its IBANs', () => {
    const home = domesticCountry(code);
    expect(home?.rule).toMatchObject({ code, hasIban: false, bban: rule.domestic?.bban });
    expect(home && memberIdFields(home).length === 0).toBe(rule.domestic?.memberId?.length === 0);
    expect(ibanCountry(code)?.rule.bban).toBe(rule.bban);
  });
});

describeDomesticExamples({ core, localAccount });
