/**
 * Yemen.
 *
 * Bank 4 letters, branch 4 digits, account 18 characters.
 *
 * @see IBAN registry, release 102, entry YE
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const YE = country({
  code: 'YE',
  currency: 'YER',
  bban: 'bank:4a branch:4n account:18c',
  account: [zeroPadded(1, 'account')],
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['YE15CBYE0001018861234567891234'],
  invalid: {
    YE17CBYE0001018861234567891234: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    YE15CBYE000101886123456789123: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
