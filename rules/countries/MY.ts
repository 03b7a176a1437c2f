/**
 * Malaysia.
 *
 * Account 5 to 20 digits.
 *
 * Banks are named by their BIC; a clearing code is not published, and what is given as one is not covered. Each bank has its own length, mostly
 * 10 to 16.
 *
 * @see Payments Network Malaysia, DuitNow and interbank GIRO
 * @see https://docs.chip-in.asia/chip-send/api-reference/bank-accounts/supported-banks (5 to 17 digits, a list by bank)
 * @see https://developer.worldpay.com/products/marketplaces/coverage/bank/apac/malaysia (up to 20)
 */
import { upToFull } from '../../src/forms/account-form.js';
import { country, type DomesticExamples } from '../country.js';

export const MY = country({
  code: 'MY',
  currency: 'MYR',
  hasIban: false,
  bban: 'account:20n',
  memberId: [],
  otherCodeAtHome: true,
  account: [upToFull(5, 'account')],
});

export const examples: DomesticExamples = {
  valid: [{ account: '512345678901' }, { account: '1234-5678-9012-3456' }, { account: '12345' }],
  invalid: [
    { account: '1234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '51234567890A', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
