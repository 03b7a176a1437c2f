/**
 * Saudi Arabia: bank code and account number.
 *
 * @see IBAN registry, release 102, entry SA
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const SA = country({
  code: 'SA',
  bban: 'bank:2n account:18c',
});

export const examples: CountryExamples = {
  valid: ['SA0380000000608010167519'],
  invalid: {
    SA0580000000608010167519: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SA038000000060801016751: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
