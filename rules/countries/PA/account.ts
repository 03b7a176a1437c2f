/**
 * Accounts in Panama: a bank code of the ACH (4 digits), and an account number whose length each bank chooses.
 *
 * The code is the end of the route number, nine digits that begin with five zeros, and people write either, or the code without its leading zeros:
 * Banco General is 000000071, 0071 and 71. Its last digit is the check digit of the route number; providers leave it out, and have codes of three digits
 * then, which are not covered.
 *
 * The gotcha: the balboa is worth a dollar and has coins alone, so that accounts are in dollars.
 *
 * @see https://docs.dlocal.com, bank codes of Panama (without the check digit)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

const withZeros = lostZeros(2, 4);

export const account = accountWithoutIban({
  code: 'PA',
  currency: 'USD',
  bban: 'bank:4n account:34c',
  normalizeMemberId: (written) => withZeros(written.replace(/^0{5}(?=\d{4}$)/, '')),
  otherDomesticCode: 'digits',
  forms: [upToFull(1, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '0071', account: '0412345678901' },
    { memberId: '71', account: '04-12-34-567890-1' },
    { memberId: '000001384', account: '104123456' },
  ],
  invalid: [
    { memberId: '0071', account: '12345678901234567890123456789012345', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '0071', account: '1234_', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
