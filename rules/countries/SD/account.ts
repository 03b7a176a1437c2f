/**
 * Accounts in Sudan: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry SD
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { SD } from './iban.js';

export const account = localAccount(SD, {
  currency: 'SDG',
  forms: [zeroPadded(1, 'account')],
});
