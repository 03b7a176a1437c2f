/**
 * Accounts in Belarus as domestic payments write them.
 *
 * The bank identifier is the first four characters of the BIC. The account number begins with the four digits of the balance account.
 *
 * @see IBAN registry, release 102, entry BY
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { BY } from './iban.js';

export const account = localAccount(BY, {
  currency: 'BYN',
  forms: [exactly('type', 'account')],
});
