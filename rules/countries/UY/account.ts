/**
 * Accounts in Uruguay: an account number of 4 to 24 digits.
 *
 * Each bank has its own code, branch and length of account numbers (7 to 14 digits); one provider asks for 5 to 20 digits. No authority
 * confirms any of this, so a bank code is not covered.
 *
 * @see https://docs.v2.localpayment.com/api-reference-guide/bank-account-validations/uruguay (by bank, 7 to 14 digits)
 * @see http://support.worldpay.com/wpap/bankout/content/newcoverage/uruguay.htm (5 to 20 digits)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'UY',
  currency: 'UYU',
  bban: 'account:24n',
  memberId: [],
  otherDomesticCode: true,
  forms: [upToFull(4, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ account: '00099299700002' }, { memberId: '001', account: '1234567' }],
  invalid: [
    { account: '111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '1111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '1000_123456789', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '12345678A', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
