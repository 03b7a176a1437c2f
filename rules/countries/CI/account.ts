/**
 * Accounts in Côte d'Ivoire as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its RIB key (two check digits) or without it. The layout is known from use
 * (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { CI } from './iban.js';

export const account = localAccount(CI, {
  currency: 'XOF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: 'CI008 01113 986828288072 70', iban: 'CI93CI0080111398682828807270' },
    { memberId: 'CI008', branchId: '01113', account: '986828288072 70', iban: 'CI93CI0080111398682828807270' },
    { memberId: 'CI00801113', account: '986828288072', iban: 'CI93CI0080111398682828807270' },
  ],
};
