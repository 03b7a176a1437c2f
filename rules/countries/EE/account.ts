/** Accounts in Estonia as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { EE } from './iban.js';

export const account = localAccount(EE, {
  currency: 'EUR',
  memberId: ['bank'],
  forms: [zeroPadded(4, 'branch', 'account', 'check')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: '22', account: '221020145685', iban: 'EE382200221020145685' },
    { memberId: '10', account: '1020145685', iban: 'EE471000001020145685' },
  ],
};
