/**
 * Accounts in Ghana: a sort code of six digits (bank 2, branch 4) and an account number of 8 to 20 characters.
 *
 * Providers put the country code before the sort code, and spreadsheets leave out its leading zero. The length of account
 * numbers differs from bank to bank; thirteen digits are usual.
 *
 * @see https://developer.worldpay.com/products/access/account-payouts/coverage/emea/ghana (sort code of 6 digits, account of 8 to 20)
 */

import { upToFull } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'GH',
  currency: 'GHS',
  bban: 'bank:6n account:20c',
  normalizeMemberId: lostZeros(5, 6),
  memberIdPrefixes: ['GH'],
  forms: [upToFull(8, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '030100', account: '1234567890123' },
    { memberId: 'GH040100', account: '12345678' },
    { memberId: '13-01-00', account: '12345678901234567890' },
  ],
  invalid: [
    { memberId: '03010', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '0301000', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '030100', account: '1234567', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '030100', account: '123456789012345678901', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
