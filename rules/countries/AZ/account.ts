/** Accounts in Azerbaijan as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { AZ } from './iban.js';

export const account = localAccount(AZ, {
  currency: 'AZN',
  forms: [zeroPadded(1, 'account')],
});
