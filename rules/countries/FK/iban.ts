/**
 * IBANs of the Falkland Islands.
 *
 * @see IBAN registry, release 102, entry FK
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const FK = country({
  code: 'FK',
  bban: 'bank:2a account:12n',
});

export const examples: CountryExamples = {
  valid: ['FK88SC123456789012'],
  invalid: {
    FK90SC123456789012: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    FK88SC12345678901: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
