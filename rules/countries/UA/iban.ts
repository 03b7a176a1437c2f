/**
 * Ukraine: the MFO code, which names the bank, and the account number.
 *
 * @see IBAN registry, release 102, entry UA
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const UA = country({
  code: 'UA',
  bban: 'bank:6n account:19c',
});

export const examples: CountryExamples = {
  valid: ['UA213223130000026007233566001'],
  invalid: {
    UA233223130000026007233566001: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    UA21322313000002600723356600: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
