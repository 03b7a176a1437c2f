/**
 * Accounts in India: the IFSC, which names bank and branch, and an account number of up to 35 characters.
 *
 * An IFSC is four letters for the bank, a zero and six characters for the branch. The gotcha: the fifth character is always the digit zero,
 * reserved for later use; the letter O in its place is the commonest mistake. Each bank numbers its accounts in its own way, most with 9 to
 * 18 digits; virtual accounts are longer and hold letters.
 *
 * @see Reserve Bank of India, NEFT frequently asked questions: IFSC
 * @see https://docs.worldpay.com/access/products/marketplaces/coverage/bank/apac/india (6 to 20 characters)
 * @see https://razorpay.com/docs/api/x/fund-accounts/create/bank-account (5 to 35 letters and digits)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const account = accountWithoutIban({
  code: 'IN',
  currency: 'INR',
  bban: 'bank:4a reserved:1n branch:6c account:35c',
  checks: [weightedDigits({ name: 'ifsc-zero', over: ['reserved'], weights: [1], modulus: 10 })],
  memberId: ['bank', 'reserved', 'branch'],
  clearingSystem: 'INFSC',
  forms: [upToFull(1, 'account')],
});

export const checkSources: CheckSources = { 'ifsc-zero': 'Reserve Bank of India, Indian Financial System Code' };

export const examples: AccountExamples = {
  valid: [
    { memberId: 'HDFC0000001', account: '12345678901234' },
    { memberId: 'INFSCSBIN0000300', account: '00000012345678901' },
    { memberId: '//ININDB0000006', account: '123456789012' },
  ],
  invalid: [
    { memberId: 'HDFCO000001', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: 'HDFC1000001', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: 'HDFC000001', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '4DFC0000001', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: 'HDFC0000001', account: '111111111111111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
