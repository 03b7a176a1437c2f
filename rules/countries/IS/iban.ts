/**
 * IBANs of Iceland: bank, branch, ledger (`type`), account number and the kennitala of the owner (`holder`).
 *
 * The ninth digit of the kennitala checks the eight before it. Numbers given out since 18 February 2026 need not keep the rule, so a
 * mismatch is only a warning. Zeros stand for an unknown owner.
 *
 * @see IBAN registry, release 102, entry IS
 * @see https://www.skra.is/folk/eg-i-thjodskra/um-kennitolur/
 */

import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const IS = country({
  code: 'IS',
  bban: 'bank:2n branch:2n type:2n account:6n holder:10n',
  checks: [
    advisory(
      weightedDigits({
        name: 'kennitala',
        over: ['holder'],
        weights: [3, 2, 7, 6, 5, 4, 3, 2, 1],
        slice: [0, 9],
        modulus: 11,
        notCovered: /^0{10}$/,
      }),
    ),
  ],
});

export const checkSources: CheckSources = { kennitala: 'Registers Iceland, kennitala' };

export const examples: CountryExamples = {
  valid: ['IS140159260076545510730339', 'IS480114007083000000000000', 'IS539758657874446930006885'],
  invalid: {
    IS480159260076545510730309: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    IS690114007083000000000010: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    IS160159260076545510730339: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    IS14015926007654551073033: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
