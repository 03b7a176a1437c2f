/**
 * Accounts in China: a CNAPS code of twelve digits, which names the bank, and an account number of 6 to 32 characters.
 *
 * The CNAPS code is institution (3 digits), place (4), office (4) and a check digit. How the check digit follows from the rest is not
 * published. The accounts of companies abroad begin with letters (NRA, OSA, FTN). The account number of a private person is often that of
 * the card, 16 to 19 digits.
 *
 * @see People's Bank of China, China National Advanced Payment System: bank codes
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'CN',
  currency: 'CNY',
  bban: 'bank:12n account:32c',
  clearingSystem: 'CNAPS',
  forms: [upToFull(6, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '102100099996', account: '0200001234567890123' },
    { memberId: '//CN105100000017', account: 'NRA12345678901234' },
    { memberId: 'CNAPS104100000004', account: '123456789012' },
  ],
  invalid: [
    { memberId: '10210009999', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '1021000999960', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '102100099996', account: '12345', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '102100099996', account: '111111111111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
