/** Accounts in Bahrain as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { BH } from './iban.js';

export const account = localAccount(BH, {
  currency: 'BHD',
  forms: [zeroPadded(1, 'account')],
});
