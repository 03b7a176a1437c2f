/**
 * Accounts in Oman: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry OM
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { OM } from './iban.js';

export const account = localAccount(OM, {
  currency: 'OMR',
  forms: [zeroPadded(1, 'account')],
});
