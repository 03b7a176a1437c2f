/** Accounts in Iraq as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { IQ } from './iban.js';

export const account = localAccount(IQ, {
  currency: 'IQD',
  forms: [zeroPadded(1, 'account')],
});
