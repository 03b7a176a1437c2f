/**
 * Accounts in Benin as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its RIB key (two check digits) or without it. The layout is known from use
 * (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { BJ } from './iban.js';

export const account = localAccount(BJ, {
  currency: 'XOF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: 'BJ061 01001 200182633043 02', iban: 'BJ66BJ0610100120018263304302' },
    { memberId: 'BJ061', branchId: '01001', account: '200182633043 02', iban: 'BJ66BJ0610100120018263304302' },
    { memberId: 'BJ06101001', account: '200182633043', iban: 'BJ66BJ0610100120018263304302' },
  ],
};
