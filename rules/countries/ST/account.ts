/** Accounts in Sao Tome and Principe as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { ST } from './iban.js';

export const account = localAccount(ST, {
  currency: 'STN',
  forms: [exactly('account', 'check')],
});
