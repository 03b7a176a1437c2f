/**
 * Accounts in Tanzania: an account number of 5 to 35 characters at a bank that payments name by its BIC.
 *
 * A clearing code is not covered. The format of account numbers differs from bank to bank.
 *
 * @see https://developer.worldpay.com/products/marketplaces/coverage/bank/emea/tanzania (5 to 35 characters, BIC)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'TZ',
  currency: 'TZS',
  bban: 'account:35c',
  memberId: [],
  otherDomesticCode: true,
  forms: [upToFull(5, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ account: '1000123456789' }, { account: '01J-1027-3838-00' }, { account: '12345' }],
  invalid: [
    { account: '1234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '123456789012345678901234567890123456', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '1000_123456789', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
