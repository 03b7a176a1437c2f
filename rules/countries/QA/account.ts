/**
 * Accounts in Qatar: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry QA
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { QA } from './iban.js';

export const account = localAccount(QA, {
  currency: 'QAR',
  forms: [zeroPadded(1, 'account')],
});
