/**
 * IBANs of Honduras.
 *
 * The bank is the first four letters of its BIC.
 *
 * @see IBAN registry, release 102, entry HN
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const HN = country({
  code: 'HN',
  bban: 'bank:4a account:20n',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['HN88CABF00000000000250005469'],
  invalid: {
    HN90CABF00000000000250005469: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    HN88CABF0000000000025000546: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
