/**
 * Accounts in the Central African Republic as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its RIB key (two check digits) or without it. The layout is known from use
 * (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { CF } from './iban.js';

export const account = localAccount(CF, {
  currency: 'XAF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '20001 00001 07924402685 28', iban: 'CF4220001000010792440268528' },
    { memberId: '20001', branchId: '00001', account: '07924402685 28', iban: 'CF4220001000010792440268528' },
    { memberId: '2000100001', account: '07924402685', iban: 'CF4220001000010792440268528' },
  ],
};
