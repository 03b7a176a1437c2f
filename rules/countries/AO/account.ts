/**
 * Accounts in Angola as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its two check digits or without them. The layout is known from use
 * (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { AO } from './iban.js';

export const account = localAccount(AO, {
  currency: 'AOA',
  forms: [exactly('account', 'check'), exactly('account')],
});
