/**
 * Accounts in Slovenia: bank code (bank and office), account number and check digits.
 *
 * People write the whole number, or name the bank separately and write the account number with or without its check digits.
 *
 * @see IBAN registry, release 102, entry SI
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { SI } from './iban.js';

export const account = localAccount(SI, {
  currency: 'EUR',
  forms: [exactly('bank', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [{ account: '26330-0012039086', iban: 'SI56263300012039086' }],
};
