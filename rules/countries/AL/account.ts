/**
 * Accounts in Albania as domestic payments write them.
 *
 * The bank identifier is bank, branch and their check digit. A shorter account number is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry AL
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { AL } from './iban.js';

export const account = localAccount(AL, {
  currency: 'ALL',
  memberId: ['bank', 'branch', 'check'],
  forms: [zeroPadded(1, 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '2121100', account: '235698741', iban: 'AL47212110090000000235698741' }],
};
