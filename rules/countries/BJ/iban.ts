/**
 * IBANs of Benin: the BBAN is the RIB, whose last two digits are the key.
 *
 * The bank code is the country code and three digits; its letters count by the French table. The RIB key is seen in use (2 of 2 published
 * numbers): a mismatch is only a warning.
 *
 * Benin is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */

import { cleRib } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const BJ = country({
  code: 'BJ',
  bban: 'bank:2a bank:3n branch:5n account:12n check:2n',
  checks: [advisory(cleRib('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['BJ66BJ0610100120018263304302', 'BJ66BJ0610100148395486205784'],
  invalid: {
    BJ39BJ0610100120018263304303: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    BJ68BJ0610100120018263304302: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    BJ66BJ061010012001826330430: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
