/**
 * IBANs of Congo: the BBAN is the RIB, whose last two digits are the key.
 *
 * Congo is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { cleRib } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const CG = country({
  code: 'CG',
  bban: 'bank:5n branch:5n account:11n check:2n',
  checks: [cleRib('check')],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['CG3930011000106617603137292', 'CG3930011000101590109281584'],
  invalid: {
    CG1230011000106617603137293: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    CG4130011000106617603137292: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    CG393001100010661760313729: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
