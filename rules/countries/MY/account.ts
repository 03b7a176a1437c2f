/**
 * Accounts in Malaysia: an account number at a bank that payments name by its BIC.
 *
 * Clearing codes of banks are not published, so a code is not covered. Account numbers have 5 to 20 digits: each bank has its own length,
 * mostly 10 to 16.
 *
 * @see Payments Network Malaysia, DuitNow and interbank GIRO
 * @see https://docs.chip-in.asia/chip-send/api-reference/bank-accounts/supported-banks (5 to 17 digits, a list by bank)
 * @see https://developer.worldpay.com/products/marketplaces/coverage/bank/apac/malaysia (up to 20)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'MY',
  currency: 'MYR',
  bban: 'account:20n',
  memberId: [],
  otherDomesticCode: 'digits',
  forms: [upToFull(5, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ account: '512345678901' }, { account: '1234-5678-9012-3456' }, { account: '12345' }],
  invalid: [
    { account: '1234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '51234567890A', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
