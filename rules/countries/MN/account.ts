/** Accounts in Mongolia as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { MN } from './iban.js';

export const account = localAccount(MN, {
  currency: 'MNT',
  forms: [zeroPadded(1, 'account')],
});
