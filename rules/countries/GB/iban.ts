/**
 * United Kingdom.
 *
 * Bank 4 letters, branch 6 digits, account 8 digits.
 *
 * The branch is the sort code: the identifier that a domestic payment wants. The bank of a sort code is not public, so an IBAN
 * is built from local details only where a BIC names the bank. `account.ts` checks sort code and account number.
 *
 * @see IBAN registry, release 102, entry GB
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const GB = country({
  code: 'GB',
  bban: 'bank:4a branch:6n account:8n',
  bankIsBicPrefix: true,
  territories: ['GG', 'JE', 'IM'],
});

export const examples: CountryExamples = {
  valid: ['GB29NWBK60161331926819'],
  invalid: {
    GB31NWBK60161331926819: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GB29NWBK6016133192681: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
