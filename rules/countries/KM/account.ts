/**
 * Accounts in the Comoros as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its RIB key (two check digits) or without it. The layout is known from use
 * (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { KM } from './iban.js';

export const account = localAccount(KM, {
  currency: 'KMF',
  forms: [exactly('account', 'check'), exactly('account')],
});
