/** Accounts in Lebanon as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { LB } from './iban.js';

export const account = localAccount(LB, {
  currency: 'LBP',
  forms: [zeroPadded(1, 'account')],
});
