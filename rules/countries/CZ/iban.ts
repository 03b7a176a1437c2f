/**
 * IBANs of Czechia: bank code, prefix and number of the account.
 *
 * Prefix and number each hold a check digit. Banks issue no number whose check digit would be 10, and no number with fewer than two digits
 * other than zero.
 *
 * @see IBAN registry, release 102, entry CZ
 * @see Czech National Bank, decree no. 169/2011 on account numbers
 */
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const CZ = country({
  code: 'CZ',
  bban: 'bank:4n prefix:6n account:10n',
  checks: [
    weightedDigits({ name: 'czech-prefix', over: ['prefix'], weights: [10, 5, 8, 4, 2, 1], modulus: 11 }),
    weightedDigits({ name: 'czech-account', over: ['account'], weights: [6, 3, 7, 9, 10, 5, 8, 4, 2, 1], modulus: 11, unissued: /^0+$/ }),
  ],
});

export const checkSources: CheckSources = { czech: 'Czech National Bank, decree 169/2011' };

export const examples: CountryExamples = {
  valid: ['CZ6508000000192000145399', 'CZ9455000000001011038930', 'CZ5508000000001234567899'],
  invalid: {
    CZ1708000000192000145390: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    CZ6755000000001011038931: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    CZ6708000000192000145399: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    CZ650800000019200014539: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
