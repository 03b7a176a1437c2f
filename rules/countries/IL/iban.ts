/**
 * IBANs of Israel.
 *
 * Banks are known by two digits; the IBAN puts a zero before them.
 *
 * @see IBAN registry, release 102, entry IL
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const IL = country({
  code: 'IL',
  bban: 'bank:3n branch:3n account:13n',
});

export const examples: CountryExamples = {
  valid: ['IL620108000000099999999'],
  invalid: {
    IL640108000000099999999: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    IL62010800000009999999: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
