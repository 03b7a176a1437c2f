/**
 * Accounts in Singapore: bank code (4 digits), branch code (3 digits) and an account number of 6 to 34 characters.
 *
 * People may leave out the branch code. At several banks it is the first digits of the account number. The code list of ISO 20022 also has
 * identifiers of three digits, about which nothing more is published. An identifier that is neither bank nor bank and branch is not
 * covered.
 *
 * @see Association of Banks in Singapore, interbank GIRO: bank and branch codes
 * @see https://developer.worldpay.com/products/marketplaces/coverage/bank/apac/singapore (bank code 4, branch code 3)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'SG',
  currency: 'SGD',
  bban: 'bank:4n branch:3n account:34c',
  otherDomesticCode: [3],
  clearingSystem: 'SGIBG',
  branchMayLack: true,
  forms: [upToFull(6, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '7171001', account: '0012345678' },
    { memberId: '7171', account: '0012345678' },
    { memberId: '7375', branchId: '001', account: '123-456-789-0' },
    { memberId: 'SGIBG7339501', account: '501123456001' },
  ],
  invalid: [
    { memberId: '7171', account: '12345', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '7171', account: '11111111111111111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
