/**
 * Accounts in Ecuador: a bank code of three digits and an account number of 4 to 20 digits.
 *
 * The code is also published with a zero in front, and spreadsheets leave out its leading zero. The gotcha: only banks are certain to have a code of three digits. The cooperatives, of which there are many more, have other codes. No
 * check digit is published.
 *
 * @see https://docs.d24.com/api-documentation/cashouts-api/countries-validations/american-countries/ecuador
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'EC',
  currency: 'USD',
  bban: 'bank:3n account:20n',
  otherDomesticCode: true,
  memberIdFrom: 2,
  memberIdPrefixes: ['0'],
  forms: [upToFull(4, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '010', account: '1234567890' },
    { memberId: '10', account: '1234567890' },
    { memberId: '0010', account: '1234567890' },
    { memberId: '030', account: '56687456387234' },
    { account: '123456' },
  ],
  invalid: [
    { memberId: '010', account: '123', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '010', account: '123456789X', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '010', account: '123456789012345678901', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
