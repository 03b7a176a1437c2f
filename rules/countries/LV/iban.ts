/**
 * Latvia: bank code and account number. The bank code is the first four letters of the bank's BIC.
 *
 * @see IBAN registry, release 102, entry LV
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const LV = country({
  code: 'LV',
  bban: 'bank:4a account:13c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['LV80BANK0000435195001'],
  invalid: {
    LV82BANK0000435195001: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    LV80BANK000043519500: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
