/**
 * Accounts in Chad: bank code, branch code, account number and check digits (clé RIB).
 *
 * People write the account number with or without its check digits. The layout is known from use.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Chad
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { TD } from './iban.js';

export const account = localAccount(TD, {
  currency: 'XAF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '60002 00001 65167612220 02', iban: 'TD8960002000016516761222002' },
    { memberId: '60002', branchId: '00001', account: '65167612220 02', iban: 'TD8960002000016516761222002' },
    { memberId: '6000200001', account: '65167612220', iban: 'TD8960002000016516761222002' },
  ],
};
