/**
 * Somalia.
 *
 * Bank 4 digits, branch 3 digits, account 12 digits.
 *
 * @see IBAN registry, release 102, entry SO
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const SO = country({
  code: 'SO',
  currency: 'SOS',
  bban: 'bank:4n branch:3n account:12n',
  account: [zeroPadded(1, 'account')],
});

export const examples: CountryExamples = {
  valid: ['SO211000001001000100141'],
  invalid: {
    SO231000001001000100141: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SO21100000100100010014: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
