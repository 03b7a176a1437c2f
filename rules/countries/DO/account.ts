/**
 * Accounts in the Dominican Republic as domestic payments write them.
 *
 * The bank identifier is the first four characters of the BIC. A shorter account number is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry DO
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { DO } from './iban.js';

export const account = localAccount(DO, {
  currency: 'DOP',
  forms: [zeroPadded(1, 'account')],
});

export const examples: AccountExamples = {
  local: [{ bic: 'BAGRDOS1', account: '1212453611324', iban: 'DO28BAGR00000001212453611324' }],
};
