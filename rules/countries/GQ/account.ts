/**
 * Accounts in Equatorial Guinea as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its RIB key (two check digits) or without it. The layout is known from use
 * (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { GQ } from './iban.js';

export const account = localAccount(GQ, {
  currency: 'XAF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '50002 00100 88539336338 56', iban: 'GQ7050002001008853933633856' },
    { memberId: '50002', branchId: '00100', account: '88539336338 56', iban: 'GQ7050002001008853933633856' },
    { memberId: '5000200100', account: '88539336338', iban: 'GQ7050002001008853933633856' },
  ],
};
