/**
 * Mali: bank code, branch code, account number and check digits (clé RIB). The bank code is the country code and three digits.
 *
 * The IBAN registry does not list Mali. Its banks issue these IBANs, and the layout is known from use. The rule of the check digits is
 * known from use too, so a failed check is a warning.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Mali
 */

import { cleRib } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const ML = country({
  code: 'ML',
  bban: 'bank:2a bank:3n branch:5n account:12n check:2n',
  checks: [advisory(cleRib('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['ML13ML0160120188718033401840', 'ML13ML0160120178017598983413'],
  invalid: {
    ML83ML0160120188718033401841: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    ML15ML0160120188718033401840: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    ML13ML016012018871803340184: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
