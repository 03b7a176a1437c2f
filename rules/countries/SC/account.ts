/**
 * Accounts in Seychelles: bank code of four letters and two digits, branch code and account number.
 *
 * The gotcha: the account number is written with the currency of the account behind it.
 *
 * @see IBAN registry, release 102, entry SC
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { SC } from './iban.js';

export const account = localAccount(SC, {
  currency: 'SCR',
  currencyInNumber: { fields: ['currency'], severity: 'info' },
  forms: [exactly('account', 'currency')],
});
