/**
 * Saint Lucia: bank code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * @see IBAN registry, release 102, entry LC
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const LC = country({
  code: 'LC',
  bban: 'bank:4a account:24c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['LC55HEMM000100010012001200023015'],
  invalid: {
    LC57HEMM000100010012001200023015: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    LC55HEMM00010001001200120002301: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
