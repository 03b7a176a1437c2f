/** Accounts in Austria as domestic payments write them. Sources: `iban.ts`. */
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
