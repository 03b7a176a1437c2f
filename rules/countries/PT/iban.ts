/**
 * Portugal: the BBAN is the NIB, which holds bank code, branch code, account number and check digits (ISO 7064 MOD 97-10).
 *
 * @see IBAN registry, release 102, entry PT
 */
import { iso7064Mod97 } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const PT = country({
  code: 'PT',
  bban: 'bank:4n branch:4n account:11n check:2n',
  checks: [iso7064Mod97('check')],
});

export const examples: CountryExamples = {
  valid: ['PT50000201231234567890154', 'PT50002700000001234567833', 'PT50453086323466545664153'],
  invalid: {
    PT61000201231234567890150: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    PT34002700000001234567830: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    PT52000201231234567890154: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    PT5000020123123456789015: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
