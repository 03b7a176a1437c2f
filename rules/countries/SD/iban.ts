/**
 * Sudan: bank code and account number.
 *
 * @see IBAN registry, release 102, entry SD
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const SD = country({
  code: 'SD',
  bban: 'bank:2n account:12n',
});

export const examples: CountryExamples = {
  valid: ['SD2129010501234001'],
  invalid: {
    SD2329010501234001: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SD212901050123400: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
