/**
 * Accounts in Mauritius: bank code of four letters and two digits, branch code and account number.
 *
 * The gotcha: the account number is written with three zeros and the currency of the account behind it.
 *
 * @see IBAN registry, release 102, entry MU
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { MU } from './iban.js';

export const account = localAccount(MU, {
  currency: 'MUR',
  currencyInNumber: { fields: ['currency'], severity: 'info' },
  forms: [exactly('account', 'reserved', 'currency')],
});

export const examples: AccountExamples = {
  local: [{ memberId: 'BOMM0101', account: '101030300200000MUR', iban: 'MU17BOMM0101101030300200000MUR' }],
};
