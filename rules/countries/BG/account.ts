/**
 * Accounts in Bulgaria as domestic payments write them.
 *
 * The BAE code names the bank: the first four letters of its BIC and four digits of the branch. The account number begins with two digits
 * for the type of account.
 *
 * @see IBAN registry, release 102, entry BG
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { BG } from './iban.js';

export const account = localAccount(BG, {
  currency: 'EUR',
  memberId: ['bank', 'branch'],
  forms: [exactly('type', 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: 'BNBG9661', account: '1020345678', iban: 'BG80BNBG96611020345678' }],
};
