/**
 * Accounts in Bosnia and Herzegovina as domestic payments write them.
 *
 * The account number comes as the whole BBAN of sixteen digits, or without bank and branch, with the two check digits or without them.
 *
 * @see IBAN registry, release 102, entry BA
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { BA } from './iban.js';

export const account = localAccount(BA, {
  currency: 'BAM',
  forms: [exactly('bank', 'branch', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});
