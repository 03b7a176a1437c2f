/**
 * Mongolia: bank code and account number.
 *
 * @see IBAN registry, release 102, entry MN
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const MN = country({
  code: 'MN',
  bban: 'bank:4n account:12n',
});

export const examples: CountryExamples = {
  valid: ['MN121234123456789123'],
  invalid: {
    MN141234123456789123: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MN12123412345678912: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
