/** Accounts in Madagascar as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { MG } from './iban.js';

export const account = localAccount(MG, {
  currency: 'MGA',
  forms: [exactly('account', 'check'), exactly('account')],
});
