/**
 * IBANs of Equatorial Guinea: the BBAN is the RIB, whose last two digits are the key.
 *
 * Equatorial Guinea is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { cleRib } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const GQ = country({
  code: 'GQ',
  bban: 'bank:5n branch:5n account:11n check:2n',
  checks: [cleRib('check')],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['GQ7050002001008853933633856', 'GQ7050002001007500474395722'],
  invalid: {
    GQ4350002001008853933633857: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    GQ7250002001008853933633856: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GQ705000200100885393363385: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
