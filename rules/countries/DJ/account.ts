/** Accounts in Djibouti as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { DJ } from './iban.js';

export const account = localAccount(DJ, {
  currency: 'DJF',
  forms: [exactly('account', 'check'), exactly('account')],
});
