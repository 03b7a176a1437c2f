/** Accounts in Palestine as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { PS } from './iban.js';

export const account = localAccount(PS, {
  currency: 'ILS',
  forms: [zeroPadded(1, 'account')],
});
