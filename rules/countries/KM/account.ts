/** Accounts in Comoros as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { KM } from './iban.js';

export const account = localAccount(KM, {
  currency: 'KMF',
  forms: [exactly('account', 'check'), exactly('account')],
});
