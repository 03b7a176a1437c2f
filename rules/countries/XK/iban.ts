/**
 * Kosovo: bank code, branch code, account number and check digits.
 *
 * The check digits follow ISO 7064 MOD 97-10 in both published numbers, but no official text was found, so a failed check is a warning.
 *
 * The gotcha: one of these numbers has the check digits 01, which ISO 7064 does not use.
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
