/**
 * Morocco: the BBAN is the RIB, which holds the bank, the town, the account number and the check digits (clé RIB).
 *
 * The IBAN registry does not list Morocco. Its banks issue these IBANs, and the layout is known from use. The rule of the check digits is
 * known from use too (it holds in 1 of 1 published number), so a failed check is a warning.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Morocco
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
