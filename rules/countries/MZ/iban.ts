/**
 * Mozambique: the BBAN is the NIB, which holds bank code, branch code, account number and check digits.
 *
 * The IBAN registry does not list Mozambique. Its banks issue these IBANs, and the layout is known from use. The check digits follow ISO
 * 7064 MOD 97-10 in the numbers found in use (2 of 2), but no official text was found, so a failed check is a warning.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Mozambique
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
