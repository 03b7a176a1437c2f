/** Accounts in Albania as domestic payments write them. Sources: `iban.ts`. */
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
