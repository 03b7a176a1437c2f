/**
 * Denmark.
 *
 * Bank 4 digits, account 10 digits.
 *
 * The last digit is a check digit in some banks only: it is not judged.
 *
 * @see IBAN registry, release 102, entry DK
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const DK = country({
  code: 'DK',
  currency: 'DKK',
  bban: 'bank:4n account:10n',
  account: [zeroPadded(1, 'account')],
});

export const examples: CountryExamples = {
  valid: ['DK5000400440116243'],
  invalid: {
    DK5200400440116243: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    DK500040044011624: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
