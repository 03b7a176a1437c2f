/**
 * Togo: bank code, branch code, account number and check digits (clé RIB). The bank code is the country code and three digits.
 *
 * The IBAN registry does not list Togo. Its banks issue these IBANs, and the layout is known from use. The rule of the check digits is
 * known from use too, so a failed check is a warning.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Togo
 */

import { cleRib } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const TG = country({
  code: 'TG',
  bban: 'bank:2a bank:3n branch:5n account:12n check:2n',
  checks: [advisory(cleRib('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['TG53TG0090604358770658948184', 'TG53TG0090604313114402426459'],
  invalid: {
    TG26TG0090604358770658948185: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    TG55TG0090604358770658948184: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    TG53TG009060435877065894818: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
