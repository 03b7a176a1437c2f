/**
 * Accounts in Yemen: bank code, branch code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry YE
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { YE } from './iban.js';

export const account = localAccount(YE, {
  currency: 'YER',
  forms: [zeroPadded(1, 'account')],
});
