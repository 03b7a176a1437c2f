/**
 * Accounts in Kosovo: bank code, branch code, account number and check digits.
 *
 * People write the whole number, or name the bank separately and write the account number with or without its check digits.
 *
 * @see IBAN registry, release 102, entry XK
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { XK } from './iban.js';

export const account = localAccount(XK, {
  currency: 'EUR',
  forms: [exactly('bank', 'branch', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});
