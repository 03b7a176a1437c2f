/**
 * Russian Federation.
 *
 * Bank 9 digits, branch 5 digits, account 15 characters.
 *
 * The bank is the BIK; branch and account together are the domestic account of 20 digits.
 *
 * @see IBAN registry, release 102, entry RU
 */
import { exactly } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const RU = country({
  code: 'RU',
  currency: 'RUB',
  bban: 'bank:9n branch:5n account:15c',
  memberId: ['bank'],
  clearingSystem: 'RUCBC',
  account: [exactly('branch', 'account')],
});

export const examples: CountryExamples = {
  valid: ['RU0304452522540817810538091310419'],
  invalid: {
    RU0504452522540817810538091310419: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    RU030445252254081781053809131041: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [{ memberId: '044525225', account: '40817810538091310419', iban: 'RU0304452522540817810538091310419' }],
};
