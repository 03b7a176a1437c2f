/**
 * Liechtenstein.
 *
 * Bank 5 digits, account 12 characters.
 *
 * @see IBAN registry, release 102, entry LI
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const LI = country({
  code: 'LI',
  currency: 'CHF',
  bban: 'bank:5n account:12c',
  memberIdFrom: 3,
  clearingSystem: 'CHBCC',
  account: [zeroPadded(1, 'account')],
});

export const examples: CountryExamples = {
  valid: ['LI21088100002324013AA'],
  invalid: {
    LI23088100002324013AA: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    LI21088100002324013A: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
