/** Accounts in El Salvador as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { SV } from './iban.js';

export const account = localAccount(SV, {
  currency: 'USD',
  forms: [zeroPadded(1, 'account')],
});
