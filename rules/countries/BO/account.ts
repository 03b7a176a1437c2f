/**
 * Accounts in Bolivia as domestic payments write them.
 *
 * Payments from abroad name the bank by its BIC. No domestic bank code is confirmed, so a bank identifier is not covered. Each bank numbers
 * its accounts in its own way: one provider wants 6 to 35 digits, another 7 to 14.
 *
 * @see https://docs.bamboopayment.com/docs/payouts-latam (6 to 35 digits)
 * @see https://docs.localpayment.com/reference/bank-account-validations-1 (7 to 14 digits)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'BO',
  currency: 'BOB',
  bban: 'account:35n',
  memberId: [],
  otherDomesticCode: true,
  forms: [upToFull(4, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ account: '1234567' }, { memberId: '1001', account: '1234567890' }],
  invalid: [
    { account: '111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '111111111111111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '1000_123456789', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '12345678A', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
