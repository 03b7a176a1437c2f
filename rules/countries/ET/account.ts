/**
 * Accounts in Ethiopia as domestic payments write them.
 *
 * Banks are named by their BIC, so a domestic bank identifier is not covered. The form of account numbers differs from bank to bank.
 *
 * @see https://developer.worldpay.com/products/marketplaces/coverage/bank/emea/ethiopia (5 to 35 characters, BIC)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'ET',
  currency: 'ETB',
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
