/**
 * Malawi.
 *
 * Account 1 to 34 characters.
 *
 * Payments from abroad name the bank by its BIC, and no code of a bank is confirmed: what is given as one is not covered. No form of
 * account numbers is published; the length is the greatest that messages hold.
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
  otherCodeAtHome: true,
  forms: [upToFull(1, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ account: '1234567890' }, { memberId: '01', account: '1234567890123' }],
  invalid: [
    { account: '11111111111111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '1000_123456789', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
