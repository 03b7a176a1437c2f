/**
 * Accounts in San Marino: as in Italy, ABI (bank), CAB (branch) and account number.
 *
 * A shorter account number is filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry SM
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { SM } from './iban.js';

export const account = localAccount(SM, {
  currency: 'EUR',
  forms: [zeroPadded(1, 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '0322509800', account: '270100', iban: 'SM86U0322509800000000270100' }],
};
