/**
 * El Salvador: bank code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * @see IBAN registry, release 102, entry SV
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const SV = country({
  code: 'SV',
  bban: 'bank:4a account:20n',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['SV62CENR00000000000000700025'],
  invalid: {
    SV64CENR00000000000000700025: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SV62CENR0000000000000070002: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
