/**
 * IBANs of Georgia.
 *
 * @see IBAN registry, release 102, entry GE
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const GE = country({
  code: 'GE',
  bban: 'bank:2a account:16n',
});

export const examples: CountryExamples = {
  valid: ['GE29NB0000000101904917'],
  invalid: {
    GE31NB0000000101904917: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GE29NB000000010190491: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
