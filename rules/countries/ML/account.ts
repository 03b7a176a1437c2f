/**
 * Accounts in Mali: bank code, branch code, account number and check digits (clé RIB). The bank code is the country code and three digits.
 *
 * People write the account number with or without its check digits. The layout is known from use.
 *
 * @see IBAN registry (Society for Worldwide Interbank Financial Telecommunication), release 102: does not list Mali
 */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { ML } from './iban.js';

export const account = localAccount(ML, {
  currency: 'XOF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: 'ML016 01201 887180334018 40', iban: 'ML13ML0160120188718033401840' },
    { memberId: 'ML016', branchId: '01201', account: '887180334018 40', iban: 'ML13ML0160120188718033401840' },
    { memberId: 'ML01601201', account: '887180334018', iban: 'ML13ML0160120188718033401840' },
  ],
};
