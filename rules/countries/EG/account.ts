/** Accounts in Egypt as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { EG } from './iban.js';

export const account = localAccount(EG, {
  currency: 'EGP',
  forms: [zeroPadded(1, 'account')],
});
