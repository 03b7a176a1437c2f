/**
 * Nicaragua: bank code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * @see IBAN registry, release 102, entry NI
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const NI = country({
  code: 'NI',
  bban: 'bank:4a account:20n',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['NI45BAPR00000013000003558124'],
  invalid: {
    NI47BAPR00000013000003558124: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    NI45BAPR0000001300000355812: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
