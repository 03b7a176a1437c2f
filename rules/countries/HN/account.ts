/**
 * Accounts in Honduras as domestic payments write them.
 *
 * The bank identifier is the first four letters of the BIC. A shorter account number is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry HN
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { HN } from './iban.js';

export const account = localAccount(HN, {
  currency: 'HNL',
  forms: [zeroPadded(1, 'account')],
});
