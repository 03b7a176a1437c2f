/**
 * Accounts in the Holy See: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry VA
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { VA } from './iban.js';

export const account = localAccount(VA, {
  currency: 'EUR',
  forms: [zeroPadded(1, 'account')],
});
