/** Accounts in Burundi as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { BI } from './iban.js';

export const account = localAccount(BI, {
  currency: 'BIF',
  forms: [exactly('account', 'check')],
});
