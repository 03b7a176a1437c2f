/**
 * Accounts in Monaco: bank code, branch code, account number and check digits (clé RIB).
 *
 * The gotcha: banks of Monaco belong to the French network, so a French BIC may name the bank. People write the account number with or
 * without its check digits.
 *
 * @see IBAN registry, release 102, entry MC
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { MC } from './iban.js';

export const account = localAccount(MC, {
  currency: 'EUR',
  forms: [exactly('account', 'check'), exactly('account')],
  bicCountries: ['FR'],
});

export const examples: AccountExamples = {
  local: [{ memberId: '1122200001', account: '01234567890', iban: 'MC5811222000010123456789030' }],
};
