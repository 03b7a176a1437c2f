/** Accounts in Libya as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { LY } from './iban.js';

export const account = localAccount(LY, {
  currency: 'LYD',
  forms: [zeroPadded(1, 'account')],
});
