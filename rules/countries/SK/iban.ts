/**
 * Slovakia: bank code, prefix and account number. Prefix and account number each hold a check digit of their own.
 *
 * The gotcha: numbers that would need a check digit of 10 are never issued, nor is an account number of zeros: it has at least two digits
 * that are not 0.
 *
 * @see IBAN registry, release 102, entry SK
 */
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const SK = country({
  code: 'SK',
  bban: 'bank:4n prefix:6n account:10n',
  checks: [
    weightedDigits({ name: 'czech-prefix', over: ['prefix'], weights: [10, 5, 8, 4, 2, 1], modulus: 11 }),
    weightedDigits({ name: 'czech-account', over: ['account'], weights: [6, 3, 7, 9, 10, 5, 8, 4, 2, 1], modulus: 11, unissued: /^0+$/ }),
  ],
});

export const checkSources: CheckSources = { czech: 'Czech National Bank, decree 169/2011' };

export const examples: CountryExamples = {
  valid: ['SK3112000000198742637541', 'SK8975000000000012345671', 'SK2571099619793336246091'],
  invalid: {
    SK5812000000198742637540: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    SK1975000000000012345670: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    SK3312000000198742637541: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SK311200000019874263754: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
