/**
 * Accounts in Hong Kong: a clearing code of three digits, which names the bank, and an account number of 6 to 17 digits.
 *
 * The branch has three digits, mostly the first three of the account number, and is not written apart. Some people join it to the clearing
 * code, some leave out its leading zeros, and some put the bank before the account number. A branch that is joined to the clearing code stays there: no source
 * says whether the account number repeats it. No account number is taken apart here.
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
  memberIdFrom: 1,
  memberIdReads: ['branch'],
  clearingSystem: 'HKNCC',
  branchMayLack: true,
  forms: [upToFull(6, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '004', account: '808123456001' },
    { memberId: '004', branchId: '808', account: '123456001' },
    { memberId: '4', account: '808123456001' },
    { memberId: '24', account: '808123456001' },
    { memberId: '004-808', account: '123456001' },
    { memberId: '//HK012', account: '012-875-0-123456-7' },
    { memberId: 'HKNCC024', account: '123456789' },
  ],
  invalid: [
    { memberId: '0004', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '004', account: '12345', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '004', account: '12345678901A', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '004', branchId: '80', account: '123456', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
  ],
};
