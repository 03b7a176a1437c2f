/**
 * Accounts in Gibraltar as domestic payments write them.
 *
 * The bank identifier is the first four letters of the BIC. A shorter account number is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry GI
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { GI } from './iban.js';

export const account = localAccount(GI, {
  currency: 'GIP',
  forms: [zeroPadded(1, 'account')],
});
