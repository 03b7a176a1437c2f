/** Accounts in Sudan as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { SD } from './iban.js';

export const account = localAccount(SD, {
  currency: 'SDG',
  forms: [zeroPadded(1, 'account')],
});
