/** Accounts in Mauritania as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { MR } from './iban.js';

export const account = localAccount(MR, {
  currency: 'MRU',
  forms: [exactly('account', 'check'), exactly('account')],
});
