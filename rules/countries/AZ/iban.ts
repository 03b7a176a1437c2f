/**
 * IBANs of Azerbaijan.
 *
 * The bank is the first four letters of its BIC.
 *
 * @see IBAN registry, release 102, entry AZ
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const AZ = country({
  code: 'AZ',
  bban: 'bank:4a account:20c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['AZ21NABZ00000000137010001944'],
  invalid: {
    AZ23NABZ00000000137010001944: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    AZ21NABZ0000000013701000194: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
