/**
 * Morocco.
 *
 * Bank 3 digits, branch 3 digits, account 16 digits, check 2 digits.
 *
 * The RIB: bank, town, account, key. The key is seen in use (1 of 1 published number): a warning.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */

import { cleRib } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const MA = country({
  code: 'MA',
  bban: 'bank:3n branch:3n account:16n check:2n',
  checks: [advisory(cleRib('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['MA64011519000047824504000842', 'MA64011519000083873716786858'],
  invalid: {
    MA37011519000047824504000843: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    MA66011519000047824504000842: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MA6401151900004782450400084: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
