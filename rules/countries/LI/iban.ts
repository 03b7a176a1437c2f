/**
 * Liechtenstein: as in Switzerland, the bank code is the IID, followed by the account number.
 *
 * A short account number is not padded.
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
