/**
 * IBANs of Cabo Verde.
 *
 * The two check digits follow ISO 7064 in the numbers seen in use (4 of 4). No official text was found: a mismatch is only a warning.
 *
 * Cabo Verde is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */

import { iso7064Mod97 } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const CV = country({
  code: 'CV',
  bban: 'bank:4n branch:4n account:11n check:2n',
  checks: [advisory(iso7064Mod97('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['CV64000574650752917034225', 'CV64000542684656321223362'],
  invalid: {
    CV37000574650752917034226: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    CV66000574650752917034225: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    CV6400057465075291703422: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
