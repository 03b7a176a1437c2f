/**
 * Accounts in Gabon as domestic payments write them.
 *
 * Bank and branch name the bank. The account number comes with its RIB key (two check digits) or without it. The layout is known from use
 * (`iban.ts`).
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { GA } from './iban.js';

export const account = localAccount(GA, {
  currency: 'XAF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '40021 01003 54728038528 30', iban: 'GA2140021010035472803852830' },
    { memberId: '40021', branchId: '01003', account: '54728038528 30', iban: 'GA2140021010035472803852830' },
    { memberId: '4002101003', account: '54728038528', iban: 'GA2140021010035472803852830' },
  ],
};
