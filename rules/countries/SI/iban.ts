/**
 * Slovenia: bank code, account number and check digits (ISO 7064 MOD 97-10).
 *
 * The gotcha: the five digits of the bank code name the bank and its office. The bank directory lists all five.
 *
 * @see IBAN registry, release 102, entry SI
 */
import { iso7064Mod97 } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const SI = country({
  code: 'SI',
  bban: 'bank:5n account:8n check:2n',
  checks: [iso7064Mod97('check')],
});

export const examples: CountryExamples = {
  valid: ['SI56263300012039086', 'SI56191000000123438', 'SI56192001234567892'],
  invalid: {
    SI24263300012039080: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    SI78191000000123430: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    SI58263300012039086: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SI5626330001203908: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
