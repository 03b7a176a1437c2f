/**
 * Accounts in Indonesia: a bank code of three digits, with the branch code or without it, and an account number of 5 to 20 digits.
 *
 * Domestic payments name the bank by its three digits; the clearing adds the branch. From abroad, the BIC is usual. Any other bank code is
 * not covered. The longest account numbers are those of virtual accounts.
 *
 * @see Bank Indonesia, codes of the national clearing system (SKNBI)
 * @see https://docs.crezco.com beneficiary bank account fields (5 to 16 digits)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'ID',
  currency: 'IDR',
  bban: 'bank:3n branch:4n account:20n',
  otherDomesticCode: [],
  memberIdFrom: 5,
  branchMayLack: true,
  forms: [upToFull(5, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '014', account: '1234567890' },
    { memberId: '0080017', account: '1234567890123' },
    { memberId: '002', account: '123401012345678' },
  ],
  invalid: [
    { memberId: '014', account: '1234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '014', account: '111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '014', account: '123456789A', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
