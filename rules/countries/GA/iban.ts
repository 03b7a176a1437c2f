/**
 * IBANs of Gabon: the BBAN is the RIB, whose last two digits are the key.
 *
 * Gabon is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { cleRib } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const GA = country({
  code: 'GA',
  bban: 'bank:5n branch:5n account:11n check:2n',
  checks: [cleRib('check')],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['GA2140021010035472803852830', 'GA2140021010030841485253831'],
  invalid: {
    GA9140021010035472803852831: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    GA2340021010035472803852830: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GA214002101003547280385283: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
