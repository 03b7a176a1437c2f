/**
 * Madagascar: bank code, branch code, account number and check digits (clé RIB).
 *
 * The IBAN registry does not list Madagascar. Its banks issue these IBANs, and the layout is known from use. The rule of the check digits
 * is known from use too (it holds in 2 of 2 published numbers), so a failed check is a warning.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Madagascar
 */

import { cleRib } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const MG = country({
  code: 'MG',
  bban: 'bank:5n branch:5n account:11n check:2n',
  checks: [advisory(cleRib('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['MG4600005030071705864920849', 'MG4600005030073124023448334'],
  invalid: {
    MG9500005030071705864920840: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    MG4800005030071705864920849: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MG460000503007170586492084: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
