/**
 * Accounts in Cabo Verde as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its two check digits or without them. The layout is known from use
 * (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { CV } from './iban.js';

export const account = localAccount(CV, {
  currency: 'CVE',
  forms: [exactly('account', 'check'), exactly('account')],
});
