/**
 * Accounts in Togo: bank code, branch code, account number and check digits (clé RIB). The bank code is the country code and three digits.
 *
 * People write the account number with or without its check digits. The layout is known from use.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Togo
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { TG } from './iban.js';

export const account = localAccount(TG, {
  currency: 'XOF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: 'TG009 06043 587706589481 84', iban: 'TG53TG0090604358770658948184' },
    { memberId: 'TG009', branchId: '06043', account: '587706589481 84', iban: 'TG53TG0090604358770658948184' },
    { memberId: 'TG00906043', account: '587706589481', iban: 'TG53TG0090604358770658948184' },
  ],
};
