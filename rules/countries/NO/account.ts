/**
 * Accounts in Norway: bank code (4 digits), account number and check digit, eleven digits together.
 *
 * People write the whole number, or name the bank separately and write the account number with or without its check digit.
 *
 * @see IBAN registry, release 102, entry NO
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { NO } from './iban.js';

export const account = localAccount(NO, {
  currency: 'NOK',
  forms: [exactly('bank', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '8601.11.17947', iban: 'NO9386011117947' },
    { memberId: '8601', account: '1117947', iban: 'NO9386011117947' },
  ],
};
