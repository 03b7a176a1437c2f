/**
 * IBANs of Belgium: the BBAN is the domestic account number of twelve digits.
 *
 * The two check digits are bank and account modulo 97; a remainder of 0 is written 97.
 *
 * @see IBAN registry, release 102, entry BE
 * @see https://www.nbb.be/en/payment-systems/payment-standards/bank-identification-codes
 */
import { mod97Remainder } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const BE = country({
  code: 'BE',
  bban: 'bank:3n account:7n check:2n',
  checks: [mod97Remainder(['bank', 'account'], 'check')],
});

export const examples: CountryExamples = {
  valid: ['BE68539007547034', 'BE66050000012343', 'BE45050012345689'],
  invalid: {
    BE79539007547030: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    BE50050000012340: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    BE70539007547034: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    BE6853900754703: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
