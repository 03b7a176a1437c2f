/**
 * Palestine: bank code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * @see IBAN registry, release 102, entry PS
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const PS = country({
  code: 'PS',
  bban: 'bank:4a account:21c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['PS92PALS000000000400123456702'],
  invalid: {
    PS94PALS000000000400123456702: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    PS92PALS00000000040012345670: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
