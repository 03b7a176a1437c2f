/**
 * IBANs of Cameroon: the BBAN is the RIB, whose last two digits are the key.
 *
 * The RIB key is seen in use (2 of 2 published numbers): a mismatch is only a warning.
 *
 * Cameroon is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */

import { cleRib } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const CM = country({
  code: 'CM',
  bban: 'bank:5n branch:5n account:11n check:2n',
  checks: [advisory(cleRib('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['CM2110002000306288975140246', 'CM2110002000306140141931477'],
  invalid: {
    CM9110002000306288975140247: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    CM2310002000306288975140246: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    CM211000200030628897514024: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
