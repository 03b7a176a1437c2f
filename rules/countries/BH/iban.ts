/**
 * IBANs of Bahrain.
 *
 * The bank is the first four letters of its BIC.
 *
 * @see IBAN registry, release 102, entry BH
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const BH = country({
  code: 'BH',
  bban: 'bank:4a account:14c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['BH67BMAG00001299123456'],
  invalid: {
    BH69BMAG00001299123456: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    BH67BMAG0000129912345: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
