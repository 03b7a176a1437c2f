/**
 * North Macedonia: bank code, account number and check digits (ISO 7064 MOD 97-10).
 *
 * The gotcha: the registry allows letters in the account number. For the check digits they count as they do in an IBAN.
 *
 * @see IBAN registry, release 102, entry MK
 */
import { iso7064Mod97 } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const MK = country({
  code: 'MK',
  bban: 'bank:3n account:10c check:2n',
  checks: [iso7064Mod97('check')],
});

export const examples: CountryExamples = {
  valid: ['MK07250120000058984', 'MK07334M43HKBLXK983', 'MK07353476013502323'],
  invalid: {
    MK18250120000058980: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    MK88334M43HKBLXK980: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    MK09250120000058984: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MK0725012000005898: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
