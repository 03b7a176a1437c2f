/**
 * Accounts in Madagascar: bank code, branch code, account number and check digits (clé RIB).
 *
 * People write the account number with or without its check digits. The layout is known from use.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Madagascar
 */
import { exactly } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { MG } from './iban.js';

export const account = localAccount(MG, {
  currency: 'MGA',
  forms: [exactly('account', 'check'), exactly('account')],
});
