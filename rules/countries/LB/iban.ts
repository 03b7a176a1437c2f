/**
 * Lebanon: bank code and account number.
 *
 * @see IBAN registry, release 102, entry LB
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const LB = country({
  code: 'LB',
  bban: 'bank:4n account:20c',
});

export const examples: CountryExamples = {
  valid: ['LB62099900000001001901229114'],
  invalid: {
    LB64099900000001001901229114: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    LB6209990000000100190122911: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
