/**
 * Accounts in Jordan as domestic payments write them.
 *
 * The bank identifier is the first four letters of the BIC and the branch. A shorter account number is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry JO
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { JO } from './iban.js';

export const account = localAccount(JO, {
  currency: 'JOD',
  forms: [zeroPadded(1, 'account')],
});
