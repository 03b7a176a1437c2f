/**
 * Accounts in Kenya: a bank code of two digits with a branch code of three, and an account number.
 *
 * The five digits are one code, but people often give the bank alone, and spreadsheets leave out a leading zero. The form of account numbers differs from bank to bank and is not
 * declared; the layout holds up to 20 characters.
 *
 * @see https://app.ohmyfin.ai/es/country/KENYA (branch identifier of 5 digits, the first 2 being the bank)
 */
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'KE',
  currency: 'KES',
  branchApart: true,
  normalizeMemberId: lostZeros(1, 2, 4, 5),
  bban: 'bank:2n branch:3n account:20c',
});

export const examples: AccountExamples = {
  valid: [{ memberId: '01100', account: '1234567890' }, { memberId: '68', branchId: '000', account: '1234567890123' }, { memberId: '11' }],
  invalid: [
    { memberId: '0110', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '011000', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '68', branchId: '00', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
  ],
};
