/**
 * Accounts in Saudi Arabia: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry SA
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { SA } from './iban.js';

export const account = localAccount(SA, {
  currency: 'SAR',
  forms: [zeroPadded(1, 'account')],
});
