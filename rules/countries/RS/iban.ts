/**
 * Serbia: bank code, account number and check digits (ISO 7064 MOD 97-10).
 *
 * @see IBAN registry, release 102, entry RS
 */
import { iso7064Mod97 } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const RS = country({
  code: 'RS',
  bban: 'bank:3n account:13n check:2n',
  checks: [iso7064Mod97('check')],
});

export const examples: CountryExamples = {
  valid: ['RS35260005601001611379', 'RS35105008123123123173', 'RS35518064852286481650'],
  invalid: {
    RS84260005601001611370: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    RS19105008123123123170: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    RS37260005601001611379: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    RS3526000560100161137: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
