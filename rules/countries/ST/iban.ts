/**
 * Sao Tome and Principe.
 *
 * Bank 4 digits, branch 4 digits, account 11 digits, check 2 digits.
 *
 * The key does not follow ISO 7064 as elsewhere on this layout, and its rule is not published: it is read, not judged.
 *
 * @see IBAN registry, release 102, entry ST
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const ST = country({
  code: 'ST',
  bban: 'bank:4n branch:4n account:11n check:2n',
});

export const examples: CountryExamples = {
  valid: ['ST23000100010051845310146'],
  invalid: {
    ST25000100010051845310146: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    ST2300010001005184531014: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
