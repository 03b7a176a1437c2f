/** Accounts in British Virgin Islands as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { VG } from './iban.js';

export const account = localAccount(VG, {
  currency: 'USD',
  forms: [zeroPadded(1, 'account')],
});
