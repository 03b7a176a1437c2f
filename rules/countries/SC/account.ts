/** Accounts in Seychelles as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { SC } from './iban.js';

export const account = localAccount(SC, {
  currency: 'SCR',
  currencyInNumber: { fields: ['currency'], severity: 'info' },
  forms: [exactly('account', 'currency')],
});
