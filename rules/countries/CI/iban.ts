/**
 * Côte d'Ivoire.
 *
 * Bank 2 letters, bank 3 digits, branch 5 digits, account 12 digits, check 2 digits.
 *
 * The bank code is the country code and three digits. The key is seen in use: a warning.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
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
