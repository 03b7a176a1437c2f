/**
 * Côte d'Ivoire.
 *
 * Bank 2 letters, bank 3 digits, branch 5 digits, account 12 digits, check 2 digits.
 *
 * The bank code is the country code and three digits. The key is seen in use: a warning.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { advisory } from '../../src/checks/check.js';
import { cleRib } from '../../src/checks/mod97.js';
import { exactly } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const CI = country({
  code: 'CI',
  currency: 'XOF',
  bban: 'bank:2a bank:3n branch:5n account:12n check:2n',
  checks: [advisory(cleRib('check'))],
  account: [exactly('account', 'check'), exactly('account')],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['CI93CI0080111398682828807270', 'CI93CI0080111390222791805879'],
  invalid: {
    CI66CI0080111398682828807271: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    CI95CI0080111398682828807270: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    CI93CI008011139868282880727: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { account: 'CI008 01113 986828288072 70', iban: 'CI93CI0080111398682828807270' },
    { memberId: 'CI008', branchId: '01113', account: '986828288072 70', iban: 'CI93CI0080111398682828807270' },
    { memberId: 'CI00801113', account: '986828288072', iban: 'CI93CI0080111398682828807270' },
  ],
};
