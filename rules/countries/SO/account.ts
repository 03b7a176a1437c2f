/** Accounts in Somalia as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { SO } from './iban.js';

export const account = localAccount(SO, {
  currency: 'SOS',
  forms: [zeroPadded(1, 'account')],
});
