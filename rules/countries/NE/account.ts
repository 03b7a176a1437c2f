/**
 * Accounts in Niger: bank code, branch code, account number and check digits (clé RIB). The bank code is the country code and three digits.
 *
 * People write the account number with or without its check digits. The layout is known from use.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Niger
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { NE } from './iban.js';

export const account = localAccount(NE, {
  currency: 'XOF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: 'NE038 01001 788783848372 44', iban: 'NE58NE0380100178878384837244' },
    { memberId: 'NE038', branchId: '01001', account: '788783848372 44', iban: 'NE58NE0380100178878384837244' },
    { memberId: 'NE03801001', account: '788783848372', iban: 'NE58NE0380100178878384837244' },
  ],
};
