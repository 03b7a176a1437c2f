/**
 * Poland.
 *
 * Bank 7 digits, check 1 digit, account 16 digits.
 *
 * The bank is known by all eight digits of its numer rozliczeniowy; the eighth checks the seven before it. The domestic number (NRB)
 * is the IBAN without its country.
 *
 * @see IBAN registry, release 102, entry PL
 */
import { weightedDigits } from '../../src/checks/weighted-digits.js';
import { exactly, withIbanCheckDigits } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const PL = country({
  code: 'PL',
  currency: 'PLN',
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
  clearingSystem: 'PLKNR',
  account: [withIbanCheckDigits('bank', 'check', 'account'), exactly('account')],
});

export const examples: CountryExamples = {
  valid: ['PL61109010140000071219812874', 'PL66114010100000123400005678', 'PL04114010100000000012340000'],
  invalid: {
    PL64109010100000071219812874: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    PL41114010110000123400005678: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    PL63109010140000071219812874: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    PL6110901014000007121981287: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { account: '61 1090 1014 0000 0712 1981 2874', iban: 'PL61109010140000071219812874' },
    { memberId: '10901014', account: '0000071219812874', iban: 'PL61109010140000071219812874' },
  ],
};
