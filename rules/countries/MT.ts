/**
 * Malta.
 *
 * Bank 4 letters, branch 5 digits, account 18 characters.
 *
 * @see IBAN registry, release 102, entry MT
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const MT = country({
  code: 'MT',
  currency: 'EUR',
  bban: 'bank:4a branch:5n account:18c',
  account: [zeroPadded(1, 'account')],
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['MT84MALT011000012345MTLCAST001S'],
  invalid: {
    MT86MALT011000012345MTLCAST001S: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MT84MALT011000012345MTLCAST001: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
