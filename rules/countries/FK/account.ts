/** Accounts in Falkland Islands as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { FK } from './iban.js';

export const account = localAccount(FK, {
  currency: 'FKP',
  forms: [zeroPadded(1, 'account')],
});
