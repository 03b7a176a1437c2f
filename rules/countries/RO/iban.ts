/**
 * Romania: bank code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * @see IBAN registry, release 102, entry RO
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const RO = country({
  code: 'RO',
  bban: 'bank:4a account:16c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['RO49AAAA1B31007593840000'],
  invalid: {
    RO51AAAA1B31007593840000: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    RO49AAAA1B3100759384000: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
