/** Accounts in Belarus as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { BY } from './iban.js';

export const account = localAccount(BY, {
  currency: 'BYN',
  forms: [exactly('type', 'account')],
});
