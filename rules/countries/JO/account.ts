/** Accounts in Jordan as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { JO } from './iban.js';

export const account = localAccount(JO, {
  currency: 'JOD',
  forms: [zeroPadded(1, 'account')],
});
