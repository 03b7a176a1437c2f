/**
 * IBANs of Djibouti: the BBAN is the RIB, whose last two digits are the key.
 *
 * @see IBAN registry, release 102, entry DJ
 */
import { cleRib } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const DJ = country({
  code: 'DJ',
  bban: 'bank:5n branch:5n account:11n check:2n',
  checks: [cleRib('check')],
});

export const examples: CountryExamples = {
  valid: ['DJ2100010000000154000100186', 'DJ2100010000009013962459572', 'DJ2100010000007117777412146'],
  invalid: {
    DJ9100010000009013962459573: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    DJ2300010000000154000100186: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    DJ210001000000015400010018: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
