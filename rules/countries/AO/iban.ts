/**
 * IBANs of Angola: the BBAN is the NIB of 21 digits.
 *
 * The two check digits follow ISO 7064 in the numbers seen in use (35 of 35 that are no placeholders). No official text was found: a
 * mismatch is only a warning.
 *
 * Angola is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */

import { iso7064Mod97 } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const AO = country({
  code: 'AO',
  bban: 'bank:4n branch:4n account:11n check:2n',
  checks: [advisory(iso7064Mod97('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['AO06004408301661318609131', 'AO06004482462819482199369'],
  invalid: {
    AO76004408301661318609132: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    AO08004408301661318609131: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    AO0600440830166131860913: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
