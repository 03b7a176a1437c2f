/**
 * Accounts in Chile: a bank code of three digits and an account number of 4 to 20 digits.
 *
 * The bank code is that of the financial market commission (CMF); people leave out its leading zeros. Each bank numbers its accounts in its
 * own way and no check digit is published, so the length says little. A cuenta RUT has the holder's RUT, without the check digit, as its
 * number.
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
  otherDomesticCode: [],
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
