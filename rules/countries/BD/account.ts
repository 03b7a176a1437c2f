/**
 * Accounts in Bangladesh: a routing number of nine digits and an account number of 6 to 20 digits.
 *
 * The routing number is bank (3 digits), district (2), branch (3) and a check digit. How the check digit follows from the rest is not
 * published. Spreadsheets leave out its leading zero.
 *
 * @see Bangladesh Bank, routing numbers for BACPS and BEFTN
 */

import { upToFull } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'BD',
  currency: 'BDT',
  bban: 'bank:9n account:20n',
  inOrder: lostZeros(8, 9),
  clearingSystem: 'BEFTN',
  forms: [upToFull(6, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '060261339', account: '1234567890123' },
    { memberId: 'BEFTN225272684', account: '12345678901234567' },
  ],
  invalid: [
    { memberId: '06026133', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '06026133A', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '060261339', account: '12345', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '060261339', account: '111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
