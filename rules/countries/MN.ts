/**
 * Mongolia.
 *
 * Bank 4 digits, account 12 digits.
 *
 * @see IBAN registry, release 102, entry MN
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const MN = country({
  code: 'MN',
  currency: 'MNT',
  bban: 'bank:4n account:12n',
  account: [zeroPadded(1, 'account')],
});

export const examples: CountryExamples = {
  valid: ['MN121234123456789123'],
  invalid: {
    MN141234123456789123: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MN12123412345678912: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
