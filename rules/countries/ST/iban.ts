/**
 * Sao Tome and Principe: bank code, branch code, account number and two check digits.
 *
 * The gotcha: the check digits do not follow ISO 7064, as they do in other countries with this layout, and their rule is not published.
 * They are read but not checked.
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
