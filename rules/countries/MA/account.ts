/**
 * Accounts in Morocco: the RIB of 24 digits, which holds the bank, the town, the account number and the check digits (clé RIB).
 *
 * People write the whole RIB, or name the bank separately and write the account number with or without its check digits.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Morocco
 */
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
