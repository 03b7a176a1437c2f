/**
 * Accounts in Cambodia as domestic payments write them.
 *
 * Payments from abroad name the bank by its BIC. No domestic bank code is confirmed, so a bank identifier is not covered. No form of
 * account numbers is published.
 *
 * @see https://developer.worldpay.com/products/access/account-payouts/coverage/apac/cambodia (up to 34 characters, BIC)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'KH',
  currency: 'KHR',
  bban: 'account:34c',
  memberId: [],
  otherDomesticCode: true,
  forms: [upToFull(1, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ account: '000123456' }, { memberId: 'ABA', account: '000 123 456' }],
  invalid: [
    { account: '11111111111111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '1000_123456789', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
