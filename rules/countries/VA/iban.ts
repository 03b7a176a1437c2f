/**
 * Holy See: bank code and account number.
 *
 * @see IBAN registry, release 102, entry VA
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const VA = country({
  code: 'VA',
  bban: 'bank:3n account:15n',
});

export const examples: CountryExamples = {
  valid: ['VA59001123000012345678'],
  invalid: {
    VA61001123000012345678: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    VA5900112300001234567: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
