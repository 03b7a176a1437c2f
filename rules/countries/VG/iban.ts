/**
 * British Virgin Islands: bank code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * @see IBAN registry, release 102, entry VG
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const VG = country({
  code: 'VG',
  bban: 'bank:4a account:16n',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['VG96VPVG0000012345678901'],
  invalid: {
    VG98VPVG0000012345678901: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    VG96VPVG000001234567890: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
