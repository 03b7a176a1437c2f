/**
 * Accounts in Cyprus as domestic payments write them.
 *
 * Bank and branch name the bank. The account number has 7 to 16 characters; a shorter one is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry CY
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { CY } from './iban.js';

export const account = localAccount(CY, {
  currency: 'EUR',
  forms: [zeroPadded(7, 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '00200128', account: '1200527600', iban: 'CY17002001280000001200527600' }],
};
