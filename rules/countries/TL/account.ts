/** Accounts in Timor-Leste as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { TL } from './iban.js';

export const account = localAccount(TL, {
  currency: 'USD',
  forms: [exactly('account', 'check'), exactly('account')],
});
