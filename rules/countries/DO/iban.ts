/**
 * IBANs of the Dominican Republic.
 *
 * The bank is the first four characters of its BIC.
 *
 * @see IBAN registry, release 102, entry DO
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const DO = country({
  code: 'DO',
  bban: 'bank:4c account:20n',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['DO28BAGR00000001212453611324'],
  invalid: {
    DO30BAGR00000001212453611324: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    DO28BAGR0000000121245361132: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
