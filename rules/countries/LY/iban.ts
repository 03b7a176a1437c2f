/**
 * Libya: bank code, branch code and account number.
 *
 * @see IBAN registry, release 102, entry LY
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const LY = country({
  code: 'LY',
  bban: 'bank:3n branch:3n account:15n',
});

export const examples: CountryExamples = {
  valid: ['LY83002048000020100120361'],
  invalid: {
    LY85002048000020100120361: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    LY8300204800002010012036: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
