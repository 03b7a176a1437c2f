/**
 * Accounts in Paraguay: an account number at a bank that payments from abroad name by its BIC.
 *
 * No national bank code is confirmed, so a code is not covered. Providers mention account numbers of up to 20 digits. In SIPAP an alias can
 * replace the account number.
 *
 * @see https://docs.localpayment.com/reference/bank-account-validations-1
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'PY',
  currency: 'PYG',
  bban: 'account:34c',
  memberId: [],
  otherDomesticCode: true,
  forms: [upToFull(1, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ account: '123456789' }, { memberId: '1020', account: '12-345678-9' }],
  invalid: [
    { account: '11111111111111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '1000_123456789', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
