/**
 * Accounts in the Netherlands: bank code and account number. An account number of 7 to 9 digits is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry NL
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { NL } from './iban.js';

export const account = localAccount(NL, {
  currency: 'EUR',
  forms: [zeroPadded(7, 'account')],
});

export const examples: AccountExamples = {
  local: [{ bic: 'ABNANL2A', account: '417164300', iban: 'NL91ABNA0417164300' }],
};
