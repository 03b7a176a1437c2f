/** Accounts in Morocco as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { MA } from './iban.js';

export const account = localAccount(MA, {
  currency: 'MAD',
  forms: [exactly('bank', 'branch', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [{ account: '011 519 0000478245040008 42', iban: 'MA64011519000047824504000842' }],
};
