/**
 * Congo.
 *
 * Bank 5 digits, branch 5 digits, account 11 digits, check 2 digits.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { cleRib } from '../../src/checks/mod97.js';
import { exactly } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const CG = country({
  code: 'CG',
  currency: 'XAF',
  bban: 'bank:5n branch:5n account:11n check:2n',
  checks: [cleRib('check')],
  account: [exactly('account', 'check'), exactly('account')],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['CG3930011000106617603137292', 'CG3930011000101590109281584'],
  invalid: {
    CG1230011000106617603137293: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    CG4130011000106617603137292: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    CG393001100010661760313729: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { account: '30011 00010 66176031372 92', iban: 'CG3930011000106617603137292' },
    { memberId: '30011', branchId: '00010', account: '66176031372 92', iban: 'CG3930011000106617603137292' },
    { memberId: '3001100010', account: '66176031372', iban: 'CG3930011000106617603137292' },
  ],
};
