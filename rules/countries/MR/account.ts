/**
 * Accounts in Mauritania: bank code, branch code, account number and check digits (clé RIB).
 *
 * People write the account number with or without its check digits.
 *
 * @see IBAN registry, release 102, entry MR
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { MR } from './iban.js';

export const account = localAccount(MR, {
  currency: 'MRU',
  forms: [exactly('account', 'check'), exactly('account')],
});
