/** Accounts in Saint Lucia as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { LC } from './iban.js';

export const account = localAccount(LC, {
  currency: 'XCD',
  forms: [zeroPadded(1, 'account')],
});
