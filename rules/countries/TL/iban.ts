/**
 * Timor-Leste: bank code, account number and check digits (ISO 7064 MOD 97-10).
 *
 * @see IBAN registry, release 102, entry TL
 */
import { iso7064Mod97 } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const TL = country({
  code: 'TL',
  bban: 'bank:3n account:14n check:2n',
  checks: [iso7064Mod97('check')],
});

export const examples: CountryExamples = {
  valid: ['TL380080012345678910157', 'TL384988459318884059157', 'TL381601217404999096296'],
  invalid: {
    TL330080012345678910150: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    TL334988459318884059150: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    TL400080012345678910157: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    TL38008001234567891015: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
