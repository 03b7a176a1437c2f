/**
 * Accounts in Armenia as domestic payments write them.
 *
 * Payments from abroad name the bank by its BIC. No domestic bank code is confirmed, so a bank identifier is not covered. No form of
 * account numbers is published; the length is the longest that messages carry.
 *
 * @see https://docs.equalsmoney.com/pages/payments/about-preferred-recipient-details (BIC and account number)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'AM',
  currency: 'AMD',
  bban: 'account:34c',
  memberId: [],
  otherDomesticCode: true,
  forms: [upToFull(1, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ account: '1570012345678901' }, { memberId: '15700', account: '123-456' }],
  invalid: [
    { account: '11111111111111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '1000_123456789', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
