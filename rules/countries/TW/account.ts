/**
 * Accounts in Taiwan: bank code (3 digits), branch code (4 digits) and an account number of 8 to 16 digits.
 *
 * The branch code may be missing: a cash machine asks for the bank only. Each bank has its own length of account numbers, mostly 10 to 14
 * digits; virtual accounts have up to 16.
 *
 * @see Financial Information Service, codes of financial institutions
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'TW',
  currency: 'TWD',
  branchApart: true,
  bban: 'bank:3n branch:4n account:16n',
  clearingSystem: 'TWNCC',
  forms: [upToFull(8, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '0040037', account: '003712345678' },
    { memberId: '822', account: '123456789012' },
    { memberId: 'TWNCC8080015', account: '0015123456789' },
    { memberId: '700', branchId: '0021', account: '00012345678901' },
  ],
  invalid: [
    { memberId: '00400', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '004', branchId: '03', account: '003712345678', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '0040037', account: '1234567', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '0040037', account: '11111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
