/**
 * Yemen: bank code, branch code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * @see IBAN registry, release 102, entry YE
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const YE = country({
  code: 'YE',
  bban: 'bank:4a branch:4n account:18c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['YE15CBYE0001018861234567891234'],
  invalid: {
    YE17CBYE0001018861234567891234: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    YE15CBYE000101886123456789123: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
