/**
 * Accounts in Bangladesh: a routing number of nine digits and an account number of 6 to 20 digits.
 *
 * The routing number is bank (3 digits), district (2), branch (3) and a check digit. Spreadsheets leave out its leading zero. The gotcha: how the check digit
 * follows from the rest is not published; the weights were found by solving a list of 10,031 numbers, all of which they fit.
 *
 * @see Bangladesh Bank, routing numbers for BACPS and BEFTN
 */

import { upToFull } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { weightedDigits } from '../../check-digits/weighted-digits.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';
import { advisory } from '../../vocabulary/check.js';
import type { CheckSources } from '../../vocabulary/sources.js';

export const account = accountWithoutIban({
  code: 'BD',
  currency: 'BDT',
  bban: 'bank:9n account:20n',
  checks: [
    // digit 9 is the sum of the others, each times 5, 3 or 9: nine times itself makes the sum a multiple of ten
    advisory(weightedDigits({ name: 'bd-routing-number', over: ['bank'], weights: [5, 3, 9], modulus: 10 })),
  ],
  normalizeMemberId: lostZeros(8, 9),
  clearingSystem: 'BEFTN',
  forms: [upToFull(6, 'account')],
});

export const checkSources: CheckSources = {
  'bd-routing-number': 'found by solving the routing numbers of fintechbd/banco, 2024-02: 10,031 of 10,031 fit',
};

export const examples: AccountExamples = {
  valid: [
    { memberId: '060261339', account: '1234567890123' },
    { memberId: 'BEFTN225272684', account: '12345678901234567' },
  ],
  invalid: [
    { memberId: '060261338', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '06026133', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '06026133A', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '060261339', account: '12345', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '060261339', account: '111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
