/**
 * Ghana.
 *
 * Bank 6 digits (sort code: bank 2, branch 4), account 8 to 20 characters.
 *
 * Providers put the country code in front of the sort code. Lengths of account numbers vary from bank to bank; thirteen digits are usual.
 *
 * @see https://developer.worldpay.com/products/access/account-payouts/coverage/emea/ghana (sort code of 6 digits, account of 8 to 20)
 */
import { upToFull } from '../../src/forms/account-form.js';
import { country, type DomesticExamples } from '../country.js';

export const GH = country({
  code: 'GH',
  currency: 'GHS',
  hasIban: false,
  bban: 'bank:6n account:20c',
  memberIdPrefixes: ['GH'],
  account: [upToFull(8, 'account')],
});

export const examples: DomesticExamples = {
  valid: [
    { memberId: '030100', account: '1234567890123' },
    { memberId: 'GH040100', account: '12345678' },
    { memberId: '13-01-00', account: '12345678901234567890' },
  ],
  invalid: [
    { memberId: '03010', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '0301000', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '030100', account: '1234567', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { memberId: '030100', account: '123456789012345678901', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
