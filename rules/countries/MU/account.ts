/**
 * Accounts in Mauritius: bank code of four letters and two digits, branch code and account number.
 *
 * The gotcha: the account number is written with three zeros and the currency of the account behind it. People write it without these, or write the
 * number by which the bank alone knows the account: no IBAN is built of such numbers.
 *
 * @see IBAN registry, release 102, entry MU
 */
import { bankOwn, exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { MU } from './iban.js';

export const account = localAccount(MU, {
  currency: 'MUR',
  currencyInNumber: { fields: ['currency'], severity: 'info' },
  forms: [exactly('account', 'reserved', 'currency'), bankOwn(5, 17)],
});

export const examples: AccountExamples = {
  local: [{ memberId: 'BOMM0101', account: '101030300200000MUR', iban: 'MU17BOMM0101101030300200000MUR' }],
  valid: [{ memberId: 'BOMM0101', account: '101030300200' }, { account: '62030100123456' }],
  invalid: [{ memberId: 'BOMM0101', account: '1234', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' }],
};
