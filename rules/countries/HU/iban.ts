/**
 * IBANs of Hungary: the domestic account number at its full length of 24 digits.
 *
 * The second check digit, at the end, satisfies the same sum in the numbers of 16 and of 24 digits: zeros on the right change nothing.
 *
 * @see IBAN registry, release 102, entry HU
 */
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const HU = country({
  code: 'HU',
  bban: 'bank:3n branch:4n bankCheck:1n account:15n check:1n',
  checks: [
    weightedDigits({
      name: 'hu-bank',
      over: ['bank', 'branch'],
      weights: [9, 7, 3, 1],
      modulus: 10,
      check: 'bankCheck',
      substitutes: { 10: 0 },
    }),
    weightedDigits({ name: 'hu-account', over: ['account'], weights: [9, 7, 3, 1], modulus: 10, check: 'check', substitutes: { 10: 0 } }),
  ],
});

export const checkSources: CheckSources = { hu: 'Magyar Nemzeti Bank, account number structure' };

export const examples: CountryExamples = {
  valid: ['HU42117730161111101800000000', 'HU17669113370848567600000000', 'HU29392978516923481900000000'],
  invalid: {
    HU15117730161111101800000001: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    HU87669113370848567600000001: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    HU44117730161111101800000000: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    HU4211773016111110180000000: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
