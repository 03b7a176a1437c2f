/**
 * Accounts in Ukraine: the MFO code names the bank. An account number of 5 or more characters is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry UA
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { UA } from './iban.js';

export const account = localAccount(UA, {
  currency: 'UAH',
  forms: [zeroPadded(5, 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '322313', account: '26007233566001', iban: 'UA213223130000026007233566001' }],
};
