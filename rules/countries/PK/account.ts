/** Accounts in Pakistan as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { PK } from './iban.js';

export const account = localAccount(PK, {
  currency: 'PKR',
  forms: [zeroPadded(1, 'account')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: 'SCBL', account: '1123456702', iban: 'PK36SCBL0000001123456702' },
    { bic: 'SCBLPKKX', account: '01123456702', iban: 'PK36SCBL0000001123456702' },
    { memberId: 'SCBL', account: '0000-0011-2345-6702', iban: 'PK36SCBL0000001123456702' },
  ],
};
