/**
 * Paraguay.
 *
 * Account 1 to 34 characters.
 *
 * Payments from abroad name the bank by its BIC, and no code of a bank is confirmed: what is given as one is not covered. Providers mention
 * up to 20 digits; in SIPAP an alias may stand for the account.
 *
 * @see https://docs.localpayment.com/reference/bank-account-validations-1
 */
import { upToFull } from '../../src/forms/account-form.js';
import { country, type DomesticExamples } from '../country.js';

export const PY = country({
  code: 'PY',
  currency: 'PYG',
  hasIban: false,
  bban: 'account:34c',
  memberId: [],
  otherCodeAtHome: true,
  account: [upToFull(1, 'account')],
});

export const examples: DomesticExamples = {
  valid: [{ account: '123456789' }, { memberId: '1020', account: '12-345678-9' }],
  invalid: [
    { account: '11111111111111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '1000_123456789', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
