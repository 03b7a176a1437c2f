/**
 * Pakistan: bank code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * @see IBAN registry, release 102, entry PK
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const PK = country({
  code: 'PK',
  bban: 'bank:4a account:16c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['PK36SCBL0000001123456702'],
  invalid: {
    PK38SCBL0000001123456702: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    PK36SCBL000000112345670: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
