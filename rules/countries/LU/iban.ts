/**
 * Luxembourg: bank code and account number.
 *
 * @see IBAN registry, release 102, entry LU
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const LU = country({
  code: 'LU',
  bban: 'bank:3n account:13c',
});

export const examples: CountryExamples = {
  valid: ['LU280019400644750000'],
  invalid: {
    LU300019400644750000: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    LU28001940064475000: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
