/**
 * Denmark.
 *
 * Bank 4 digits, account 10 digits.
 *
 * The last digit is a check digit in some banks only: it is not judged.
 *
 * @see IBAN registry, release 102, entry DK
 */
import { behindBank } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const DK = country({
  code: 'DK',
  currency: 'DKK',
  bban: 'bank:4n account:10n',
  account: [behindBank('bank', 'account')],
});

export const examples: CountryExamples = {
  valid: ['DK5000400440116243'],
  invalid: {
    DK5200400440116243: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    DK500040044011624: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { memberId: '0040', account: '440116243', iban: 'DK5000400440116243' },
    { account: '40-440116243', iban: 'DK5000400440116243' },
    { account: '0040-0440116243', iban: 'DK5000400440116243' },
    { memberId: '0040', account: '0440116-243', iban: 'DK5000400440116243' },
  ],
};
