/**
 * IBANs of Andorra.
 *
 * @see IBAN registry, release 102, entry AD
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const AD = country({
  code: 'AD',
  bban: 'bank:4n branch:4n account:12c',
});

export const examples: CountryExamples = {
  valid: ['AD1200012030200359100100'],
  invalid: {
    AD1400012030200359100100: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    AD120001203020035910010: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
