/**
 * IBANs of the Central African Republic: the BBAN is the RIB, whose last two digits are the key.
 *
 * The Central African Republic is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { cleRib } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const CF = country({
  code: 'CF',
  bban: 'bank:5n branch:5n account:11n check:2n',
  checks: [cleRib('check')],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['CF4220001000010792440268528', 'CF4220001000019952890786607'],
  invalid: {
    CF1520001000010792440268529: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    CF4420001000010792440268528: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    CF422000100001079244026852: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
