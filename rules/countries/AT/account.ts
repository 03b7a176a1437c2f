/**
 * Accounts in Austria as domestic payments write them: the Bankleitzahl (BLZ) and the Kontonummer.
 *
 * The Kontonummer has 4 to 11 digits; a shorter one is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry AT
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { AT } from './iban.js';

export const account = localAccount(AT, {
  currency: 'EUR',
  clearingSystem: 'ATBLZ',
  forms: [zeroPadded(4, 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '19043', account: '234573201', iban: 'AT611904300234573201' }],
};
