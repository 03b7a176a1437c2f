/**
 * Monaco: bank code, branch code, account number and check digits (clé RIB).
 *
 * The gotcha: banks of Monaco belong to the French network, and many are known by a French BIC.
 *
 * @see IBAN registry, release 102, entry MC
 */
import { cleRib } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const MC = country({
  code: 'MC',
  bban: 'bank:5n branch:5n account:11c check:2n',
  checks: [cleRib('check')],
});

export const examples: CountryExamples = {
  valid: ['MC5811222000010123456789030', 'MC5899818384501665121644007', 'MC5867185768265069196897095'],
  invalid: {
    MC3111222000010123456789031: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    MC5399818384501665121644000: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    MC6011222000010123456789030: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MC581122200001012345678903: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
