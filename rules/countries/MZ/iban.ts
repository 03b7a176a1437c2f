/**
 * Mozambique.
 *
 * Bank 4 digits, branch 4 digits, account 11 digits, check 2 digits.
 *
 * The key follows ISO 7064 in the numbers seen in use (2 of 2); no official text was found: a warning.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */

import { iso7064Mod97 } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const MZ = country({
  code: 'MZ',
  bban: 'bank:4n branch:4n account:11n check:2n',
  checks: [advisory(iso7064Mod97('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['MZ59000386579754323194804', 'MZ59000325276018955597989'],
  invalid: {
    MZ32000386579754323194805: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    MZ61000386579754323194804: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MZ5900038657975432319480: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
