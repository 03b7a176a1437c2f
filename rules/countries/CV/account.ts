/** Accounts in Cabo Verde as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { CV } from './iban.js';

export const account = localAccount(CV, {
  currency: 'CVE',
  forms: [exactly('account', 'check'), exactly('account')],
});
