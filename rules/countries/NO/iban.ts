/**
 * Norway: bank code, account number and check digit.
 *
 * Where the account number begins with 00, the sum may leave out the bank code: a number that satisfies either rule passes. Numbers that
 * would need a check digit of 10 are never issued.
 *
 * @see IBAN registry, release 102, entry NO
 */

import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { anyOf } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const NO = country({
  code: 'NO',
  bban: 'bank:4n account:6n check:1n',
  checks: [
    {
      name: 'no-mod11',
      ...anyOf(
        weightedDigits({
          name: 'no-mod11',
          over: ['bank', 'account'],
          weights: [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
          modulus: 11,
          check: 'check',
          substitutes: { 11: 0 },
        }),
        weightedDigits({
          name: 'no-mod11-account',
          over: ['account'],
          slice: [2, 6],
          weights: [5, 4, 3, 2],
          modulus: 11,
          check: 'check',
          substitutes: { 11: 0 },
          notCovered: /^(?!00)/,
        }),
      ),
    },
  ],
});

export const checkSources: CheckSources = { 'no-mod11': 'Bits, Norwegian account numbers' };

export const examples: CountryExamples = {
  valid: ['NO9386011117947', 'NO8330001234567', 'NO9805924001773'],
  invalid: {
    NO8886011117940: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    NO7830001234560: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    NO9586011117947: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    NO938601111794: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
