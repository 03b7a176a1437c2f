/**
 * Accounts in South Korea: a bank code of three digits, with the branch code or without it, and an account number of 8 to 16 digits.
 *
 * Domestic payments name the bank by its three digits, sometimes followed by the branch; spreadsheets leave out leading zeros; from abroad, the BIC is usual. Any other bank code
 * is not covered. Each bank has its own length of account numbers, mostly 10 to 14 digits.
 *
 * @see Korea Financial Telecommunications and Clearings Institute, codes of financial institutions
 * @see https://developer.worldpay.com/products/marketplaces/coverage/bank/apac/southkorea (11 to 16 digits)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'KR',
  currency: 'KRW',
  bban: 'bank:3n branch:4n account:16n',
  otherDomesticCode: [],
  memberIdFrom: 5,
  branchMayLack: true,
  forms: [upToFull(8, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '004', account: '123456-01-123456' },
    { memberId: '0880012', account: '110-123-456789' },
    { memberId: '020', account: '1002-123-456789' },
    { memberId: '20', account: '1002-123-456789' },
  ],
  invalid: [
    { memberId: '004', account: '1234567', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '004', account: '11111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '004', account: '12345678901A', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
