/**
 * Seychelles: bank code of four letters and two digits, branch code, account number and the currency of the account.
 *
 * @see IBAN registry, release 102, entry SC
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const SC = country({
  code: 'SC',
  bban: 'bank:4a bank:2n branch:2n account:16n currency:3a',
});

export const examples: CountryExamples = {
  valid: ['SC18SSCB11010000000000001497USD'],
  invalid: {
    SC20SSCB11010000000000001497USD: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SC18SSCB11010000000000001497US: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
