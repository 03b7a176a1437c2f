/**
 * Accounts in Timor-Leste: bank code, account number and check digits. People write the account number with or without its check digits.
 *
 * @see IBAN registry, release 102, entry TL
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { TL } from './iban.js';

export const account = localAccount(TL, {
  currency: 'USD',
  forms: [exactly('account', 'check'), exactly('account')],
});
