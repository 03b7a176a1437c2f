/**
 * Accounts in Saint Lucia: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry LC
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { LC } from './iban.js';

export const account = localAccount(LC, {
  currency: 'XCD',
  forms: [zeroPadded(1, 'account')],
});
