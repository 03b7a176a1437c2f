/**
 * Accounts in Viet Nam: the bank identification number (BIN, 6 digits) of the switching network names the bank; account numbers have up to
 * 19 characters.
 *
 * Payments from abroad usually give the BIC, and the interbank system has codes of its own: a code that does not have six digits is not
 * covered.
 *
 * The gotcha: banks let customers choose their number, letters included, so its length says little.
 *
 * @see National Payment Corporation of Vietnam (NAPAS), bank identification numbers
 * @see https://docs.appotapay.com/en/virtual-account/bank-code (12 to 19 digits, by bank)
 * @see https://libraries.io/npm/vietnam-qr-pay (account numbers with letters)
 */
import { upToFull } from '../../account-forms/account-form.js';
import { type AccountExamples, accountWithoutIban } from '../../vocabulary/account.js';

export const account = accountWithoutIban({
  code: 'VN',
  currency: 'VND',
  bban: 'bank:6n account:19c',
  otherDomesticCode: [3, 8],
  forms: [upToFull(1, 'account')],
});

export const examples: AccountExamples = {
  valid: [{ memberId: '970436', account: '0123456789' }, { account: '19012345678901' }],
  invalid: [
    { memberId: '970436', account: '11111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '0123456789_', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
