/**
 * Accounts in Thailand: bank code (3 digits), branch code (4 digits) and an account number of 7 to 19 digits.
 *
 * At most banks account numbers have ten digits, at the banks of the state twelve to fifteen. The branch code may be missing, and spreadsheets leave out the leading zeros of the bank code. Any other
 * bank identifier is not covered.
 *
 * @see Bank of Thailand, codes of financial institutions
 * @see https://www.airwallex.com/docs/payouts/payout-network/thailand (7 to 12 digits, from abroad up to 19)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'TH',
  currency: 'THB',
  bban: 'bank:3n branch:4n account:19n',
  otherDomesticCode: [],
  memberIdFrom: 5,
  clearingSystem: 'THCBC',
  branchMayLack: true,
  forms: [upToFull(7, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '004', account: '123-4-56789-0' },
    { memberId: '4', account: '123-4-56789-0' },
    { memberId: '14', account: '123-4-56789-0' },
    { memberId: '0020123', account: '1234567890' },
    { memberId: 'THCBC030', account: '020123456789' },
  ],
  invalid: [
    { memberId: '004', account: '123456', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '004', account: '11111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '004', account: '12345678A0', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
