/**
 * IBANs of Denmark: registration number of the bank and account number.
 *
 * The last digit is a check digit at some banks only, so it is not checked.
 *
 * @see IBAN registry, release 102, entry DK
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const DK = country({
  code: 'DK',
  bban: 'bank:4n account:10n',
});

export const examples: CountryExamples = {
  valid: ['DK5000400440116243'],
  invalid: {
    DK5200400440116243: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    DK500040044011624: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
