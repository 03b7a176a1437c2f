/** Accounts in Angola as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { AO } from './iban.js';

export const account = localAccount(AO, {
  currency: 'AOA',
  forms: [exactly('account', 'check'), exactly('account')],
});
