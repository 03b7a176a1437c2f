/** Accounts in Holy See as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { VA } from './iban.js';

export const account = localAccount(VA, {
  currency: 'EUR',
  forms: [zeroPadded(1, 'account')],
});
