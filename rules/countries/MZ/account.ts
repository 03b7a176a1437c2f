/**
 * Accounts in Mozambique: the NIB of 21 digits, which holds bank code, branch code, account number and check digits.
 *
 * People write the account number with or without its check digits. The layout is known from use.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Mozambique
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { MZ } from './iban.js';

export const account = localAccount(MZ, {
  currency: 'MZN',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '0003 8657 97543231948 04', iban: 'MZ59000386579754323194804' },
    { memberId: '0003', branchId: '8657', account: '97543231948 04', iban: 'MZ59000386579754323194804' },
    { memberId: '00038657', account: '97543231948', iban: 'MZ59000386579754323194804' },
  ],
};
