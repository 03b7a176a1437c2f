/**
 * Montenegro: bank code, account number and check digits (ISO 7064 MOD 97-10).
 *
 * @see IBAN registry, release 102, entry ME
 */
import { iso7064Mod97 } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const ME = country({
  code: 'ME',
  bban: 'bank:3n account:13n check:2n',
  checks: [iso7064Mod97('check')],
});

export const examples: CountryExamples = {
  valid: ['ME25505000012345678951', 'ME25848128269520219666', 'ME25188997431669939502'],
  invalid: {
    ME52505000012345678950: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    ME90848128269520219660: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    ME27505000012345678951: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    ME2550500001234567895: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
