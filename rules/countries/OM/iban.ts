/**
 * Oman: bank code and account number.
 *
 * @see IBAN registry, release 102, entry OM
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const OM = country({
  code: 'OM',
  bban: 'bank:3n account:16c',
});

export const examples: CountryExamples = {
  valid: ['OM810180000001299123456'],
  invalid: {
    OM830180000001299123456: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    OM81018000000129912345: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
