/**
 * Accounts in Mongolia: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry MN
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { MN } from './iban.js';

export const account = localAccount(MN, {
  currency: 'MNT',
  forms: [zeroPadded(1, 'account')],
});
