/**
 * Qatar: bank code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * @see IBAN registry, release 102, entry QA
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const QA = country({
  code: 'QA',
  bban: 'bank:4a account:21c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['QA58DOHB00001234567890ABCDEFG'],
  invalid: {
    QA60DOHB00001234567890ABCDEFG: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    QA58DOHB00001234567890ABCDEF: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
