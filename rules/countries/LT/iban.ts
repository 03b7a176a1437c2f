/**
 * Lithuania: bank code and account number.
 *
 * @see IBAN registry, release 102, entry LT
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const LT = country({
  code: 'LT',
  bban: 'bank:5n account:11n',
});

export const examples: CountryExamples = {
  valid: ['LT121000011101001000'],
  invalid: {
    LT141000011101001000: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    LT12100001110100100: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
