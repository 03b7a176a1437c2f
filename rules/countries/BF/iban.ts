/**
 * Burkina Faso.
 *
 * Bank 2 letters, bank 3 digits, branch 5 digits, account 12 digits, check 2 digits.
 *
 * The bank code is the country code and three digits. The key is seen in use in the current 28-character form: a warning.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */

import { cleRib } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const BF = country({
  code: 'BF',
  bban: 'bank:2a bank:3n branch:5n account:12n check:2n',
  checks: [advisory(cleRib('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['BF42BF0840101300463574000390'],
  invalid: {
    BF44BF0840101300463574000390: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    BF42BF084010130046357400039: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
