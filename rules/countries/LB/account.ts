/**
 * Accounts in Lebanon: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry LB
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { LB } from './iban.js';

export const account = localAccount(LB, {
  currency: 'LBP',
  forms: [zeroPadded(1, 'account')],
});
