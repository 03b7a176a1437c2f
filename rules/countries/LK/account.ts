/**
 * Accounts in Sri Lanka: bank code, branch code and an account number of 6 to 20 digits.
 *
 * The clearing carries twelve digits of an account number. Some banks write more, and each of them says which digits count. The rules
 * therefore neither pad nor cut a number.
 *
 * @see LankaClear, bank and branch directory
 * @see https://developer.worldpay.com/products/marketplaces/coverage/bank/apac/srilanka (bank code 4, branch code 3)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'LK',
  currency: 'LKR',
  branchApart: true,
  bban: 'bank:4n branch:3n account:20n',
  forms: [upToFull(6, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '7010001', account: '0012345678' },
    { memberId: '7056', branchId: '001', account: '1000123456' },
    { memberId: '7135', account: '123456789012345' },
  ],
  invalid: [
    { memberId: '701000', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '7010', branchId: '01', account: '0012345678', code: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '7010001', account: '12345', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '7010001', account: '111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
