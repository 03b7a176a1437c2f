/**
 * Accounts in Croatia as domestic payments write them: bank code (seven digits) and account number (ten digits).
 *
 * @see IBAN registry, release 102, entry HR
 * @see Croatian National Bank, decision on the construction of the account
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { HR } from './iban.js';

export const account = localAccount(HR, {
  currency: 'EUR',
  forms: [exactly('account')],
});

export const examples: AccountExamples = {
  local: [{ account: '1001005-1863000160', iban: 'HR1210010051863000160' }],
};
