/**
 * Niger: bank code, branch code, account number and check digits (clé RIB). The bank code is the country code and three digits.
 *
 * The IBAN registry does not list Niger. Its banks issue these IBANs, and the layout is known from use. The rule of the check digits is
 * known from use too, so a failed check is a warning.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Niger
 */

import { cleRib } from '../../check-digits/mod97.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const NE = country({
  code: 'NE',
  bban: 'bank:2a bank:3n branch:5n account:12n check:2n',
  checks: [advisory(cleRib('check'))],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['NE58NE0380100178878384837244', 'NE58NE0380100161675136134183'],
  invalid: {
    NE31NE0380100178878384837245: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    NE60NE0380100178878384837244: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    NE58NE038010017887838483724: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
