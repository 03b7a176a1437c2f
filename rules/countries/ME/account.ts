/**
 * Accounts in Montenegro: bank code, account number and check digits.
 *
 * People write the whole number, or name the bank separately and write the account number with or without its check digits.
 *
 * @see IBAN registry, release 102, entry ME
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { ME } from './iban.js';

export const account = localAccount(ME, {
  currency: 'EUR',
  forms: [exactly('bank', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});
