/**
 * Kosovo.
 *
 * Bank 2 digits, branch 2 digits, account 10 digits, check 2 digits.
 *
 * The key follows ISO 7064 in both published numbers, of which one carries 01; no official text
 * was found: a warning.
 *
 * @see IBAN registry, release 102, entry XK
 */

import { iso7064Mod97 } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const XK = country({
  code: 'XK',
  bban: 'bank:2n branch:2n account:10n check:2n',
  checks: [advisory(iso7064Mod97('check', 1))],
});

export const examples: CountryExamples = {
  valid: ['XK051212012345678906', 'XK059356180311823401', 'XK059795591576178728'],
  invalid: {
    XK701212012345678900: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    XK329356180311823400: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    XK071212012345678906: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    XK05121201234567890: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
