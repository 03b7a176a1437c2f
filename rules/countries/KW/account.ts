/** Accounts in Kuwait as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { KW } from './iban.js';

export const account = localAccount(KW, {
  currency: 'KWD',
  forms: [zeroPadded(1, 'account')],
});
