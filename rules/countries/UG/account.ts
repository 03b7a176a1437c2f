/**
 * Accounts in Uganda: an account number at a bank that payments from abroad name by its BIC.
 *
 * In domestic payments, bank and branch together are said to have six digits, but no authority confirms it, so a bank code is not covered.
 * No format of account numbers is published.
 *
 * @see https://app.ohmyfin.ai/zh/country/UGANDA (BIC, no clearing codes)
 * @see https://docs.dlocal.com/docs/uganda-payouts-v3 (branch and account)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'UG',
  currency: 'UGX',
  bban: 'account:34c',
  memberId: [],
  otherDomesticCode: true,
  forms: [upToFull(1, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ account: '1234567890' }, { memberId: '040147', account: '9030012345678' }],
  invalid: [
    { account: '11111111111111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '1000_123456789', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
