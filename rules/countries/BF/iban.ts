/**
 * IBANs of Burkina Faso: the BBAN is the RIB, whose last two digits are the key.
 *
 * The bank code is the country code and three digits. The RIB key is seen in use in the current form of 28 characters: a mismatch is only a
 * warning.
 *
 * Burkina Faso is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
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
