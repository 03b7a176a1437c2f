/** Accounts in Croatia as domestic payments write them. Sources: `iban.ts`. */
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
