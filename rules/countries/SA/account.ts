/** Accounts in Saudi Arabia as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { SA } from './iban.js';

export const account = localAccount(SA, {
  currency: 'SAR',
  forms: [zeroPadded(1, 'account')],
});
