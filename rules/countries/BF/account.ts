/**
 * Accounts in Burkina Faso as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its RIB key (two check digits) or without it. The layout is known from use
 * (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { BF } from './iban.js';

export const account = localAccount(BF, {
  currency: 'XOF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: 'BF084 01013 004635740003 90', iban: 'BF42BF0840101300463574000390' },
    { memberId: 'BF084', branchId: '01013', account: '004635740003 90', iban: 'BF42BF0840101300463574000390' },
    { memberId: 'BF08401013', account: '004635740003', iban: 'BF42BF0840101300463574000390' },
  ],
};
