/**
 * Malta: bank code, branch code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * @see IBAN registry, release 102, entry MT
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const MT = country({
  code: 'MT',
  bban: 'bank:4a branch:5n account:18c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['MT84MALT011000012345MTLCAST001S'],
  invalid: {
    MT86MALT011000012345MTLCAST001S: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MT84MALT011000012345MTLCAST001: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
