/**
 * Accounts in Seychelles: bank code of four letters and two digits, branch code and account number.
 *
 * The gotcha: the account number is written with the currency of the account behind it. People write it without that, or write the number by which the bank
 * alone knows the account: no IBAN is built of such numbers.
 *
 * @see IBAN registry, release 102, entry SC
 */
import { bankOwn, exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { SC } from './iban.js';

export const account = localAccount(SC, {
  currency: 'SCR',
  currencyInNumber: { fields: ['currency'], severity: 'info' },
  forms: [exactly('account', 'currency'), bankOwn(5, 18)],
});

export const examples: AccountExamples = {
  valid: [{ memberId: 'SSCB1101', account: '0000000000001497' }, { account: '1234567890' }],
  invalid: [{ memberId: 'SSCB1101', account: '1234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' }],
};
