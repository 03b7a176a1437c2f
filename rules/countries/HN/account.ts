/** Accounts in Honduras as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { HN } from './iban.js';

export const account = localAccount(HN, {
  currency: 'HNL',
  forms: [zeroPadded(1, 'account')],
});
