/**
 * Accounts in North Macedonia: bank code, account number and check digits. The registry allows letters in the account number.
 *
 * People write the whole number, or name the bank separately and write the account number with or without its check digits.
 *
 * @see IBAN registry, release 102, entry MK
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { MK } from './iban.js';

export const account = localAccount(MK, {
  currency: 'MKD',
  forms: [exactly('bank', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});
