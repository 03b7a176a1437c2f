/**
 * Hong Kong.
 *
 * Bank 3 digits, branch 3 digits, account 6 to 17 digits.
 *
 * The clearing code is the bank alone; the branch is read where people join it, and not written: whether the account number repeats it, nobody says.
 * The branch is mostly the first three digits of the account number and not written apart; some people also
 * put the bank in front of the account number. No form is taken apart here.
 *
 * @see Hong Kong Interbank Clearing Limited, clearing codes
 * @see https://airwallex.com/docs/payouts__payout-network__hong-kong-sar (8 to 17 digits, the first three usually the branch)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'HK',
  currency: 'HKD',
  bban: 'bank:3n branch:3n account:17n',
  memberId: ['bank'],
  memberIdReads: ['branch'],
  clearingSystem: 'HKNCC',
  memberIdPrefixes: ['HK'],
  branchMayLack: true,
  forms: [upToFull(6, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '004', account: '808123456001' },
    { memberId: '004', branchId: '808', account: '123456001' },
    { memberId: '004-808', account: '123456001' },
    { memberId: '//HK012', account: '012-875-0-123456-7' },
    { memberId: 'HKNCC024', account: '123456789' },
  ],
  invalid: [
    { memberId: '04', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '004', account: '12345', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '004', account: '12345678901A', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '004', branchId: '80', account: '123456', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
  ],
};
