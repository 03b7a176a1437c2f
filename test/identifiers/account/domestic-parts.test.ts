import { describe, expect, test } from 'vitest';
import { exactly } from '../../../rules/account-forms/account-form.js';
import { ukAccount } from '../../../rules/account-forms/british.js';
import { luhn } from '../../../rules/check-digits/luhn.js';
import { weightedDigits } from '../../../rules/check-digits/weighted-digits.js';
import { accountWithoutIban } from '../../../rules/vocabulary/account.js';
import { country } from '../../../rules/vocabulary/country.js';
import { hasOtherDomesticCode, partsOf } from '../../../src/identifiers/account/domestic-parts.js';
import { rewrittenField } from '../../../src/identifiers/account/local-account.js';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { compileCountry } from '../../../src/identifiers/country/layout.js';

describe('the bank code of domestic payments', () => {
  test.each([
    ['DE', false], // it is in the IBAN
    ['NL', true], // letters of the BIC are for IBANs
    ['GB', false], // the sort code, whatever letters stand before it
    ['BG', false], // the letters are a part of it
    ['KZ', true], // the central bank gives another
  ])('%s: another than in IBANs is %s', (code, isOther) => {
    const found = allCountries.withIban(code);
    expect(found && hasOtherDomesticCode(found)).toBe(isOther);
  });
});

test('check digits that follow from the rest may be left out, and no others', () => {
  const made = country({
    code: 'XX',
    bban: 'bank:3n bankCheck:1n account:7n check:1n',
    checks: [
      luhn(['bank'], 'bankCheck'),
      // it says whether a number is right, and not what would make it so
      weightedDigits({ name: 'whole', over: ['account', 'check'], weights: [1, 2, 3, 4, 5, 6, 7, 8], modulus: 11 }),
    ],
  });
  expect(partsOf(compileCountry(made)).needed).toEqual(['bank', 'account', 'check']);
});

test('the field that an account number puts right is that of the form that says so, whichever it is', () => {
  const { domestic } = accountWithoutIban({
    code: 'XX',
    currency: 'EUR',
    bban: 'bank:4a branch:6n account:8n',
    forms: [exactly('account'), ukAccount('branch', 'account')],
  });
  expect(domestic && rewrittenField(compileCountry(domestic))).toBe('branch');
  const [british, german] = [allCountries.domestic('GB'), allCountries.domestic('DE')];
  expect(british && rewrittenField(british)).toBe('branch');
  expect(german && rewrittenField(german)).toBeUndefined();
});
