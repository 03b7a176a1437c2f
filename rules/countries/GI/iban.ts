/**
 * IBANs of Gibraltar.
 *
 * The bank is the first four letters of its BIC.
 *
 * @see IBAN registry, release 102, entry GI
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const GI = country({
  code: 'GI',
  bban: 'bank:4a account:15c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['GI75NWBK000000007099453'],
  invalid: {
    GI77NWBK000000007099453: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GI75NWBK00000000709945: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
