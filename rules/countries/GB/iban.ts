/**
 * IBANs of the United Kingdom: the first four letters of the BIC, the sort code and the account number.
 *
 * The branch is the sort code. Jersey, Guernsey and the Isle of Man have British IBANs. `account.ts` checks sort code and account number.
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
