/** Accounts in Gibraltar as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { GI } from './iban.js';

export const account = localAccount(GI, {
  currency: 'GIP',
  forms: [zeroPadded(1, 'account')],
});
