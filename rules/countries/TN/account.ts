/**
 * Accounts in Tunisia: bank code, branch code, account number and check digits (clé RIB).
 *
 * People write the whole number, or name the bank separately and write the account number with or without its check digits.
 *
 * @see IBAN registry, release 102, entry TN
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { TN } from './iban.js';

export const account = localAccount(TN, {
  currency: 'TND',
  forms: [exactly('bank', 'branch', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '10', branchId: '006', account: '0351835984788', iban: 'TN5910006035183598478831' }],
};
