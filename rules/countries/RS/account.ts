/**
 * Accounts in Serbia: bank code, account number and check digits, written 3-13-2.
 *
 * People write the whole number, or name the bank separately and write the account number with or without its check digits. Between the
 * hyphens, they leave out the leading zeros: 260-56010016113-79.
 *
 * @see IBAN registry, release 102, entry RS
 */
import { behindBank, exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { RS } from './iban.js';

export const account = localAccount(RS, {
  currency: 'RSD',
  forms: [exactly('bank', 'account', 'check'), exactly('account', 'check'), exactly('account'), behindBank('bank', 'account', 'check')],
});

export const examples: AccountExamples = {
  local: [
    { account: '260-0056010016113-79', iban: 'RS35260005601001611379' },
    { account: '260-56010016113-79', iban: 'RS35260005601001611379' },
    { account: '260-5601001611379', iban: 'RS35260005601001611379' },
  ],
};
