/**
 * Accounts in Malta: bank code, branch code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry MT
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { MT } from './iban.js';

export const account = localAccount(MT, {
  currency: 'EUR',
  forms: [zeroPadded(1, 'account')],
});
