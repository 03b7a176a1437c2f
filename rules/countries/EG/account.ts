/**
 * Accounts in Egypt as domestic payments write them.
 *
 * Bank and branch name the bank. A shorter account number is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry EG
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { EG } from './iban.js';

export const account = localAccount(EG, {
  currency: 'EGP',
  forms: [zeroPadded(1, 'account')],
});
