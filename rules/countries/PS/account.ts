/**
 * Accounts in Palestine: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry PS
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { PS } from './iban.js';

export const account = localAccount(PS, {
  currency: 'ILS',
  forms: [zeroPadded(1, 'account')],
});
