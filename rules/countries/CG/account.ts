/**
 * Accounts in Congo as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its RIB key (two check digits) or without it. The layout is known from use
 * (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { CG } from './iban.js';

export const account = localAccount(CG, {
  currency: 'XAF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '30011 00010 66176031372 92', iban: 'CG3930011000106617603137292' },
    { memberId: '30011', branchId: '00010', account: '66176031372 92', iban: 'CG3930011000106617603137292' },
    { memberId: '3001100010', account: '66176031372', iban: 'CG3930011000106617603137292' },
  ],
};
