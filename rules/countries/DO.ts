/**
 * Dominican Republic.
 *
 * Bank 4 characters, account 20 digits.
 *
 * @see IBAN registry, release 102, entry DO
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const DO = country({
  code: 'DO',
  currency: 'DOP',
  bban: 'bank:4c account:20n',
  account: [zeroPadded(1, 'account')],
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['DO28BAGR00000001212453611324'],
  invalid: {
    DO30BAGR00000001212453611324: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    DO28BAGR0000000121245361132: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [{ bic: 'BAGRDOS1', account: '1212453611324', iban: 'DO28BAGR00000001212453611324' }],
};
