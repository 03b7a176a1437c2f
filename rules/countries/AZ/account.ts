/**
 * Accounts in Azerbaijan as domestic payments write them.
 *
 * The bank identifier is the first four letters of the BIC. A shorter account number is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry AZ
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { AZ } from './iban.js';

export const account = localAccount(AZ, {
  currency: 'AZN',
  forms: [zeroPadded(1, 'account')],
});
