/** Accounts in Nicaragua as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { NI } from './iban.js';

export const account = localAccount(NI, {
  currency: 'NIO',
  forms: [zeroPadded(1, 'account')],
});
