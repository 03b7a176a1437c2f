/** Accounts in Serbia as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { RS } from './iban.js';

export const account = localAccount(RS, {
  currency: 'RSD',
  forms: [exactly('bank', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [{ account: '260-0056010016113-79', iban: 'RS35260005601001611379' }],
};
