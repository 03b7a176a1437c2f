/** Accounts in Montenegro as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { ME } from './iban.js';

export const account = localAccount(ME, {
  currency: 'EUR',
  forms: [exactly('bank', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});
