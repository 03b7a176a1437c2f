/**
 * Accounts in Sao Tome and Principe: bank code, branch code, account number and two check digits.
 *
 * The gotcha: the rule of the check digits is not published, so they cannot be computed, and people must write them.
 *
 * @see IBAN registry, release 102, entry ST
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { ST } from './iban.js';

export const account = localAccount(ST, {
  currency: 'STN',
  forms: [exactly('account', 'check')],
});
