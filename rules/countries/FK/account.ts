/**
 * Accounts in the Falkland Islands as domestic payments write them.
 *
 * The bank has two letters. A shorter account number is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry FK
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { FK } from './iban.js';

export const account = localAccount(FK, {
  currency: 'FKP',
  forms: [zeroPadded(1, 'account')],
});
