/**
 * Accounts in Iran as domestic payments write them.
 *
 * The account number is the kind of account (one digit) and the account. The layout is known from use (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { IR } from './iban.js';

export const account = localAccount(IR, {
  currency: 'IRR',
  forms: [exactly('type', 'account')],
});
