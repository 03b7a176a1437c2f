/**
 * Accounts in Colombia: a bank code of four digits and an account number of 3 to 20 digits.
 *
 * The bank code is that of the clearing house, such as 1007; the gotcha: the supervisor's code of the same bank has three digits, 007. Each
 * bank numbers its accounts in its own way and no check digit is published. The account number of a wallet is a mobile phone number.
 *
 * @see ACH Colombia, codes of the participants
 * @see https://docs.localpayment.com/reference/bank-account-validations-1
 * @see https://docs.pandablue.com/api-documentation/cashouts-api/countries-validations/american-countries/colombia
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'CO',
  currency: 'COP',
  normalizeMemberId: (written) => (/^\d{2,3}$/.test(written) ? `1${written.padStart(3, '0')}` : written),
  bban: 'bank:4n account:20n',
  otherDomesticCode: [],
  forms: [upToFull(3, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ memberId: '1007', account: '12345678901' }, { memberId: '1001', account: '123-45678-9' }, { account: '573001234567' }],
  invalid: [
    { memberId: '1007', account: '12', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '1007', account: '1234567890A', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '1007', account: '123456789012345678901', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
