/**
 * IBANs of Cyprus.
 *
 * The account number has 7 to 16 characters.
 *
 * @see IBAN registry, release 102, entry CY
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const CY = country({
  code: 'CY',
  bban: 'bank:3n branch:5n account:16c',
});

export const examples: CountryExamples = {
  valid: ['CY17002001280000001200527600'],
  invalid: {
    CY19002001280000001200527600: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    CY1700200128000000120052760: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
