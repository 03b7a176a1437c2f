/** Accounts in Malta as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { MT } from './iban.js';

export const account = localAccount(MT, {
  currency: 'EUR',
  forms: [zeroPadded(1, 'account')],
});
