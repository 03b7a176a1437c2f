/**
 * Accounts in the British Virgin Islands: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry VG
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { VG } from './iban.js';

export const account = localAccount(VG, {
  currency: 'USD',
  forms: [zeroPadded(1, 'account')],
});
