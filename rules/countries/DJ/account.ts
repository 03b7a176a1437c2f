/**
 * Accounts in Djibouti as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its RIB key (two check digits) or without it.
 *
 * @see IBAN registry, release 102, entry DJ
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { DJ } from './iban.js';

export const account = localAccount(DJ, {
  currency: 'DJF',
  forms: [exactly('account', 'check'), exactly('account')],
});
