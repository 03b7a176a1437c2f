/**
 * Accounts in Japan: bank code (four digits), branch code (three digits), account number (seven digits).
 *
 * A shorter account number is filled up with zeros on the left, and so is a bank code without a branch. Of bank and branch together two zeros at most
 * may lack: without three, they look like a bank code. The gotcha: Japan Post Bank writes a symbol of five digits and a number of
 * up to eight. For transfers from another bank, it gives its customers a branch and seven digits instead, and only these are read here.
 *
 * @see Japanese Bankers Association, Zengin format: bank, branch, account
 */

import { zeroPadded } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'JP',
  currency: 'JPY',
  isNumberedByType: true,
  branchApart: true,
  bban: 'bank:4n branch:3n account:7n',
  normalizeMemberId: lostZeros(1, 4, 5, 7),
  clearingSystem: 'JPZGN',
  forms: [zeroPadded(1, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '0001001', account: '1234567' },
    { memberId: '0005', branchId: '001', account: '123456' },
    { memberId: 'JPZGN0009-001', account: '0012345' },
    { memberId: '0001' },
  ],
  invalid: [
    { memberId: '000100', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '0001', branchId: '01', account: '1234567', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '0001001', account: '12345678', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '0001001', account: '123456A', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
