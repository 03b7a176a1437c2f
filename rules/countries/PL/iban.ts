/**
 * Poland: the numer rozliczeniowy of eight digits names the bank, and the account number follows.
 *
 * The eighth digit of the numer rozliczeniowy checks the seven before it, and banks are known by all eight.
 *
 * @see IBAN registry, release 102, entry PL
 */
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const PL = country({
  code: 'PL',
  bban: 'bank:7n check:1n account:16n',
  checks: [
    weightedDigits({
      name: 'pl-sort-code',
      over: ['bank'],
      weights: [3, 9, 7, 1, 3, 9, 7],
      modulus: 10,
      check: 'check',
      substitutes: { 10: 0 },
    }),
  ],
  bankIdentifier: ['bank', 'check'],
});

export const checkSources: CheckSources = { 'pl-sort-code': 'Narodowy Bank Polski, numer rozliczeniowy' };

export const examples: CountryExamples = {
  valid: ['PL61109010140000071219812874', 'PL66114010100000123400005678', 'PL04114010100000000012340000'],
  invalid: {
    PL64109010100000071219812874: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    PL41114010110000123400005678: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    PL63109010140000071219812874: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    PL6110901014000007121981287: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
