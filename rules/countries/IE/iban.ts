/**
 * IBANs of Ireland: the first four letters of the BIC, the sort code and the account number.
 *
 * The branch is the sort code.
 *
 * @see IBAN registry, release 102, entry IE
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const IE = country({
  code: 'IE',
  bban: 'bank:4a branch:6n account:8n',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['IE29AIBK93115212345678'],
  invalid: {
    IE31AIBK93115212345678: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    IE29AIBK9311521234567: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
