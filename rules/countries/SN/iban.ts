/**
 * Senegal: bank code, branch code, account number and check digits (clé RIB). The bank code is the country code and three digits.
 *
 * The IBAN registry does not list Senegal. Its banks issue these IBANs, and the layout is known from use. The rule of the check digits is
 * known from use too, so a failed check is a warning.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Senegal
 */

import { cleRib } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const SN = country({
  code: 'SN',
  bban: 'bank:2a bank:3n branch:5n account:12n check:2n',
  checks: [advisory(cleRib('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['SN08SN0100152025242731672317', 'SN08SN0100152026865635515064'],
  invalid: {
    SN78SN0100152025242731672318: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    SN10SN0100152025242731672317: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SN08SN010015202524273167231: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
