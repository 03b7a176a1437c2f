/**
 * Netherlands: bank code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * The gotcha: new account numbers need not satisfy the elfproef (eleven test), and those of the former Postbank never did. A failed test is
 * therefore a warning. ING's numbers and numbers that begin with 000 are not tested.
 *
 * @see IBAN registry, release 102, entry NL
 */

import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const NL = country({
  code: 'NL',
  bban: 'bank:4a account:10n',
  checks: [
    advisory(
      weightedDigits({
        name: 'elfproef',
        over: ['bank', 'account'],
        slice: [4, 14],
        weights: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
        modulus: 11,
        notCovered: /^INGB|^.{4}000/,
      }),
    ),
  ],
  bankIsBicPrefix: true,
});

export const checkSources: CheckSources = { elfproef: 'Betaalvereniging Nederland (no longer promised)' };

export const examples: CountryExamples = {
  valid: ['NL91ABNA0417164300', 'NL02ABNA0123456789', 'NL29UCTK8916702682'],
  invalid: {
    NL64ABNA0417164301: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    NL51ABNA0123456780: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    NL93ABNA0417164300: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    NL91ABNA041716430: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
