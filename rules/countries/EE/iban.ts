/**
 * IBANs of Estonia.
 *
 * The check digit covers branch and account, not the bank. The weights 7, 3, 1 run from the right.
 *
 * @see IBAN registry, release 102, entry EE
 */
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const EE = country({
  code: 'EE',
  bban: 'bank:2n branch:2n account:11n check:1n',
  checks: [
    weightedDigits({
      name: 'ee-731',
      over: ['branch', 'account'],
      weights: [7, 1, 3],
      modulus: 10,
      check: 'check',
      substitutes: { 10: 0 },
    }),
  ],
});

export const checkSources: CheckSources = { 'ee-731': 'Eesti Pangaliit, 7-3-1 method' };

export const examples: CountryExamples = {
  valid: ['EE382200221020145685', 'EE471000001020145685', 'EE265413519482520686'],
  invalid: {
    EE762200221020145680: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    EE851000001020145680: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    EE402200221020145685: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    EE38220022102014568: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
