/**
 * Accounts in Burundi as domestic payments write them.
 *
 * Bank and branch name the bank. The account number ends in its two check digits.
 *
 * @see IBAN registry, release 102, entry BI
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { BI } from './iban.js';

export const account = localAccount(BI, {
  currency: 'BIF',
  forms: [exactly('account', 'check')],
});
