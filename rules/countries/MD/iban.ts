/**
 * Moldova: bank code and account number.
 *
 * @see IBAN registry, release 102, entry MD
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const MD = country({
  code: 'MD',
  bban: 'bank:2c account:18c',
});

export const examples: CountryExamples = {
  valid: ['MD24AG000225100013104168'],
  invalid: {
    MD26AG000225100013104168: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MD24AG00022510001310416: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
