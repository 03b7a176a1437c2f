/** Accounts in Oman as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { OM } from './iban.js';

export const account = localAccount(OM, {
  currency: 'OMR',
  forms: [zeroPadded(1, 'account')],
});
