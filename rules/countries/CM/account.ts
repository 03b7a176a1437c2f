/**
 * Accounts in Cameroon as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its RIB key (two check digits) or without it. The layout is known from use
 * (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { CM } from './iban.js';

export const account = localAccount(CM, {
  currency: 'XAF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '10002 00030 62889751402 46', iban: 'CM2110002000306288975140246' },
    { memberId: '10002', branchId: '00030', account: '62889751402 46', iban: 'CM2110002000306288975140246' },
    { memberId: '1000200030', account: '62889751402', iban: 'CM2110002000306288975140246' },
  ],
};
