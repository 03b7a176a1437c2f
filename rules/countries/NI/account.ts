/**
 * Accounts in Nicaragua: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry NI
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { NI } from './iban.js';

export const account = localAccount(NI, {
  currency: 'NIO',
  forms: [zeroPadded(1, 'account')],
});
