/**
 * IBANs of Spain: the BBAN is the código cuenta cliente (CCC).
 *
 * Two check digits stand between branch and account: the first covers bank and branch, the second the account.
 *
 * @see IBAN registry, release 102, entry ES
 */
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const ES = country({
  code: 'ES',
  bban: 'bank:4n branch:4n bankCheck:1n check:1n account:10n',
  checks: [
    weightedDigits({
      name: 'ccc-bank',
      over: ['bank', 'branch'],
      weights: [4, 8, 5, 10, 9, 7, 3, 6],
      modulus: 11,
      check: 'bankCheck',
      substitutes: { 10: 1, 11: 0 },
    }),
    weightedDigits({
      name: 'ccc-account',
      over: ['account'],
      weights: [1, 2, 4, 8, 5, 10, 9, 7, 3, 6],
      modulus: 11,
      check: 'check',
      substitutes: { 10: 1, 11: 0 },
    }),
  ],
});

export const checkSources: CheckSources = { ccc: 'Consejo Superior Bancario, código cuenta cliente' };

export const examples: CountryExamples = {
  valid: ['ES9121000418450200051332', 'ES7921000813610123456789', 'ES2176440766365812464306'],
  invalid: {
    ES4821000418450200051330: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    ES3121000813610123456780: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    ES9321000418450200051332: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    ES912100041845020005133: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
