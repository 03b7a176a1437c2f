/**
 * Accounts in Australia: the BSB number and the account number.
 *
 * The BSB number is bank and branch: two digits for the institution, one for the state, three for the branch. The clearing system carries
 * nine characters of an account number; a few institutions write ten. No check digit is published. A short account number is not filled up
 * with zeros.
 *
 * @see Australian Payments Network, BSB numbers and the BECS procedures, direct entry record: account number
 * @see https://help.etsy.com/hc/en-us/articles/360047217214-I-m-Having-Trouble-with-the-Format-of-My-Bank-for-My-Deposits (1 to 9 digits)
 */

import { upToFull } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'AU',
  currency: 'AUD',
  normalizeMemberId: lostZeros(5, 6),
  bban: 'bank:3n branch:3n account:10c',
  clearingSystem: 'AUBSB',
  memberIdPrefixes: ['BSB'],
  forms: [upToFull(1, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '062000', account: '12345678' },
    { memberId: '012-003', account: '123456789' },
    { memberId: 'BSB062-000', account: '12345678' },
    { memberId: '//AU062000', account: '1234567890' },
  ],
  invalid: [
    { memberId: '06200', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '0620000', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '062000', account: '12345678901', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
