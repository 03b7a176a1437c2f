/**
 * Accounts in Montenegro: bank code, account number and check digits.
 *
 * People write the whole number, or name the bank separately and write the account number with or without its check digits. Between the
 * hyphens, they leave out the leading zeros: 505-123456789-51.
 *
 * @see IBAN registry, release 102, entry ME
 */
import { behindBank, exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { ME } from './iban.js';

export const account = localAccount(ME, {
  currency: 'EUR',
  forms: [exactly('bank', 'account', 'check'), exactly('account', 'check'), exactly('account'), behindBank('bank', 'account', 'check')],
});

export const examples: AccountExamples = {
  local: [
    { account: '505-0000123456789-51', iban: 'ME25505000012345678951' },
    { account: '505-123456789-51', iban: 'ME25505000012345678951' },
    { account: '505-12345678951', iban: 'ME25505000012345678951' },
  ],
};
