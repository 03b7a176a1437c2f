/**
 * Hungary.
 *
 * Bank 3 digits, branch 4 digits, check of the bank 1 digit, account 15 digits, check 1 digit.
 *
 * A number of 16 digits, or the 8 that follow the bank, is filled with zeros on the right; both lengths satisfy the same sum.
 *
 * @see IBAN registry, release 102, entry HU
 */
import { weightedDigits } from '../../src/checks/weighted-digits.js';
import { exactly, zeroFilledAfter } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const HU = country({
  code: 'HU',
  currency: 'HUF',
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
  memberId: ['bank', 'branch', 'bankCheck'],
  account: [
    exactly('bank', 'branch', 'bankCheck', 'account', 'check'),
    zeroFilledAfter(16, 'bank', 'branch', 'bankCheck', 'account', 'check'),
    exactly('account', 'check'),
    zeroFilledAfter(8, 'account', 'check'),
  ],
});

export const examples: CountryExamples = {
  valid: ['HU42117730161111101800000000', 'HU17669113370848567600000000', 'HU29392978516923481900000000'],
  invalid: {
    HU15117730161111101800000001: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    HU87669113370848567600000001: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    HU44117730161111101800000000: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    HU4211773016111110180000000: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { account: '11773016-11111018', iban: 'HU42117730161111101800000000' },
    { memberId: '11773016', account: '11111018', iban: 'HU42117730161111101800000000' },
    { memberId: '11773016', account: '11111018-00000000', iban: 'HU42117730161111101800000000' },
    { memberId: '1177301', account: '11111018-00000000', iban: 'HU42117730161111101800000000' },
  ],
};
