/**
 * Accounts in South Africa: a branch code of 6 digits names the bank; account numbers have 7 to 13 digits.
 *
 * Every bank has one universal branch code besides those of its branches. Some branch codes lose a leading zero on the way.
 *
 * The gotcha: BankservAfrica verifies the check digit with a table by branch and account type. The table is not published for use, so the
 * check digit is not checked here.
 *
 * @see ISO 20022 external code set, ExternalClearingSystemIdentification1Code, ZANCC
 * @see https://help.netcash.co.za/docs/account-profile/account/tools/ (lengths by bank)
 * @see https://developer.worldpay.com/products/account-payouts/v2/coverage/emea/southafrica (13 digits at most)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'ZA',
  currency: 'ZAR',
  bban: 'bank:6n account:13n',
  clearingSystem: 'ZANCC',
  memberIdFrom: 5,
  forms: [upToFull(7, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '250655', account: '62001234567' },
    { memberId: '//ZA632005', account: '4050 123 456' },
    { memberId: 'ZANCC470010', account: '1234567890' },
    { memberId: '51001', account: '012345678' },
  ],
  invalid: [
    { memberId: '2506', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '2506550', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '250655', account: '123456', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '250655', account: '12345678901234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
