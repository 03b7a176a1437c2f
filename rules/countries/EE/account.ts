/**
 * Accounts in Estonia as domestic payments write them.
 *
 * The bank has two digits. The account number is the rest of the BBAN, with branch and check digit; a shorter one is filled up with zeros
 * on the left.
 *
 * @see IBAN registry, release 102, entry EE
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { EE } from './iban.js';

export const account = localAccount(EE, {
  currency: 'EUR',
  memberId: ['bank'],
  forms: [zeroPadded(4, 'branch', 'account', 'check')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: '22', account: '221020145685', iban: 'EE382200221020145685' },
    { memberId: '10', account: '1020145685', iban: 'EE471000001020145685' },
  ],
};
