/** Accounts in Bosnia and Herzegovina as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { BA } from './iban.js';

export const account = localAccount(BA, {
  currency: 'BAM',
  forms: [exactly('bank', 'branch', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});
