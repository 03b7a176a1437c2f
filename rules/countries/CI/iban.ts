/**
 * IBANs of Côte d'Ivoire: the BBAN is the RIB, whose last two digits are the key.
 *
 * The bank code is the country code and three digits. The RIB key is seen in use: a mismatch is only a warning.
 *
 * Côte d'Ivoire is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */

import { cleRib } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const CI = country({
  code: 'CI',
  bban: 'bank:2a bank:3n branch:5n account:12n check:2n',
  checks: [advisory(cleRib('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['CI93CI0080111398682828807270', 'CI93CI0080111390222791805879'],
  invalid: {
    CI66CI0080111398682828807271: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    CI95CI0080111398682828807270: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    CI93CI008011139868282880727: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
