/**
 * Accounts in Iraq as domestic payments write them.
 *
 * The bank identifier is the first four letters of the BIC and the branch. A shorter account number is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry IQ
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { IQ } from './iban.js';

export const account = localAccount(IQ, {
  currency: 'IQD',
  forms: [zeroPadded(1, 'account')],
});
