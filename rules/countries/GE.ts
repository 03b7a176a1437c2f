/**
 * Georgia.
 *
 * Bank 2 letters, account 16 digits.
 *
 * @see IBAN registry, release 102, entry GE
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const GE = country({
  code: 'GE',
  currency: 'GEL',
  bban: 'bank:2a account:16n',
  account: [zeroPadded(1, 'account')],
});

export const examples: CountryExamples = {
  valid: ['GE29NB0000000101904917'],
  invalid: {
    GE31NB0000000101904917: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GE29NB000000010190491: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { memberId: 'NB', account: '0000000101904917', iban: 'GE29NB0000000101904917' },
    { memberId: 'NB', account: '101904917', iban: 'GE29NB0000000101904917' },
    { account: 'NB0000000101904917', iban: 'GE29NB0000000101904917' },
  ],
};
