/**
 * Liechtenstein.
 *
 * Bank 5 digits, account 12 characters.
 *
 * As in Switzerland: the bank is the IID, and a short account number is not filled up.
 *
 * @see IBAN registry, release 102, entry LI
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const LI = country({
  code: 'LI',
  bban: 'bank:5n account:12c',
});

export const examples: CountryExamples = {
  valid: ['LI21088100002324013AA'],
  invalid: {
    LI23088100002324013AA: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    LI21088100002324013A: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
