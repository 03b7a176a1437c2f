/** Accounts in North Macedonia as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { MK } from './iban.js';

export const account = localAccount(MK, {
  currency: 'MKD',
  forms: [exactly('bank', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});
