/**
 * IBANs of Kuwait.
 *
 * The bank is the first four letters of its BIC.
 *
 * @see IBAN registry, release 102, entry KW
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const KW = country({
  code: 'KW',
  bban: 'bank:4a account:22c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['KW81CBKU0000000000001234560101'],
  invalid: {
    KW83CBKU0000000000001234560101: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    KW81CBKU000000000000123456010: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
