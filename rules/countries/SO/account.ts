/**
 * Accounts in Somalia: bank code, branch code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry SO
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { SO } from './iban.js';

export const account = localAccount(SO, {
  currency: 'SOS',
  forms: [zeroPadded(1, 'account')],
});
