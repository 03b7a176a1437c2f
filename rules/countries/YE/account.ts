/** Accounts in Yemen as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { YE } from './iban.js';

export const account = localAccount(YE, {
  currency: 'YER',
  forms: [zeroPadded(1, 'account')],
});
