/**
 * Accounts in Libya: bank code, branch code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry LY
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { LY } from './iban.js';

export const account = localAccount(LY, {
  currency: 'LYD',
  forms: [zeroPadded(1, 'account')],
});
