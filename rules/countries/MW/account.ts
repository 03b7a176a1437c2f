/**
 * Accounts in Malawi: an account number at a bank that payments from abroad name by its BIC.
 *
 * No national bank code is confirmed, so a code is not covered. No format of account numbers is published either: 34 characters is the most
 * that payment messages hold.
 *
 * @see https://docs.equalsmoney.com/pages/payments/about-preferred-recipient-details (BIC and account number)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'MW',
  currency: 'MWK',
  bban: 'account:34c',
  memberId: [],
  otherDomesticCode: true,
  forms: [upToFull(1, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ account: '1234567890' }, { memberId: '01', account: '1234567890123' }],
  invalid: [
    { account: '11111111111111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '1000_123456789', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
