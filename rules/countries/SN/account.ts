/**
 * Accounts in Senegal: bank code, branch code, account number and check digits (clé RIB). The bank code is the country code and three
 * digits.
 *
 * People write the account number with or without its check digits. The layout is known from use.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Senegal
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { SN } from './iban.js';

export const account = localAccount(SN, {
  currency: 'XOF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: 'SN010 01520 252427316723 17', iban: 'SN08SN0100152025242731672317' },
    { memberId: 'SN010', branchId: '01520', account: '252427316723 17', iban: 'SN08SN0100152025242731672317' },
    { memberId: 'SN01001520', account: '252427316723', iban: 'SN08SN0100152025242731672317' },
  ],
};
