/**
 * IBANs of Albania.
 *
 * The check digit covers bank and branch and stands before the account. No authority publishes its rule, but all 70 published numbers
 * follow it: a mismatch is only a warning.
 *
 * @see IBAN registry, release 102, entry AL
 */

import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const AL = country({
  code: 'AL',
  bban: 'bank:3n branch:4n check:1n account:16c',
  checks: [
    advisory(
      weightedDigits({
        name: 'al-branch',
        over: ['bank', 'branch'],
        weights: [9, 7, 3, 1, 9, 7, 3],
        modulus: 10,
        check: 'check',
        substitutes: { 10: 0 },
      }),
    ),
  ],
});

export const checkSources: CheckSources = { 'al-branch': 'published IBANs, 70 of 70' };

export const examples: CountryExamples = {
  valid: ['AL47212110090000000235698741', 'AL70563946452538644303321917', 'AL9305850549JVZF73YT1P1U51V6'],
  invalid: {
    AL78212110000000000235698741: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    AL98563946402538644303321917: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    AL49212110090000000235698741: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    AL4721211009000000023569874: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
