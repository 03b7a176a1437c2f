/**
 * Türkiye: bank code, a reserved digit, which is 0, and account number.
 *
 * @see IBAN registry, release 102, entry TR
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const TR = country({
  code: 'TR',
  bban: 'bank:5n reserved:1n account:16c',
});

export const examples: CountryExamples = {
  valid: ['TR330006100519786457841326'],
  invalid: {
    TR350006100519786457841326: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    TR33000610051978645784132: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
