/** Accounts in Kosovo as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { XK } from './iban.js';

export const account = localAccount(XK, {
  currency: 'EUR',
  forms: [exactly('bank', 'branch', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});
