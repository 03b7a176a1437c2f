/**
 * Accounts in Kyrgyzstan: a BIK of six digits, which names the bank, and an account number of sixteen digits.
 *
 * The account number is an institution code of three digits, eleven digits that the bank assigns, and two check digits modulo 97. It is not
 * known here which remainder the check digits hold, so they are not checked.
 *
 * @see National Bank of the Kyrgyz Republic, Instruction on the procedure for numbering bank settlement accounts, No. 3/5 of 22 February 2005
 * @see https://app.ohmyfin.ai/zh/country/KYRGYZSTAN (BIK of 6 digits, account of 16)
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'KG',
  currency: 'KGS',
  bban: 'bank:6n account:16n',
  forms: [exactly('account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '109018', account: '1091234567890123' },
    { memberId: '109 018', account: '1091 2345 6789 0123' },
  ],
  invalid: [
    { memberId: '10901', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '109018', account: '109123456789012', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '109018', account: '10912345678901234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
