/**
 * IBANs of Bosnia and Herzegovina: the BBAN is the domestic account number of sixteen digits.
 *
 * @see IBAN registry, release 102, entry BA
 */
import { iso7064Mod97 } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const BA = country({
  code: 'BA',
  bban: 'bank:3n branch:3n account:8n check:2n',
  checks: [iso7064Mod97('check')],
});

export const examples: CountryExamples = {
  valid: ['BA391290079401028494', 'BA393385804800211234', 'BA395095282005645873'],
  invalid: {
    BA501290079401028490: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    BA503385804800211230: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    BA411290079401028494: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    BA39129007940102849: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
