/**
 * Accounts in El Salvador: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry SV
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { SV } from './iban.js';

export const account = localAccount(SV, {
  currency: 'USD',
  forms: [zeroPadded(1, 'account')],
});
