/**
 * Chile.
 *
 * Bank 3 digits, account 4 to 20 digits.
 *
 * The bank is the code of the financial market commission; people leave its leading zeros out. Each bank numbers its accounts in its own
 * way and no check digit is published: the length says little. A cuenta RUT bears its holder’s number without the check digit.
 *
 * @see Comisión para el Mercado Financiero, codes of the banks
 * @see https://developer.worldpay.com/products/marketplaces/coverage/bank/latam/chile
 * @see https://docs.v3.localpayment.com/api-reference-guide/bank-account-validations/chile
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'CL',
  currency: 'CLP',
  bban: 'bank:3n account:20n',
  memberIdFrom: 1,
  otherCodeAtHome: true,
  forms: [upToFull(4, 'account')],
});

export const examples: AccountExamples = {
  valid: [
    { memberId: '012', account: '12345678' },
    { memberId: '37', account: '0-000-12-34567-8' },
    { memberId: '001', account: '007003670478' },
  ],
  invalid: [
    { memberId: '012', account: '12345678-K', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '012', account: '123', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '012', account: '123456789012345678901', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
