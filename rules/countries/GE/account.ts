/**
 * Accounts in Georgia as domestic payments write them.
 *
 * The bank has two letters. A shorter account number is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry GE
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { GE } from './iban.js';

export const account = localAccount(GE, {
  currency: 'GEL',
  forms: [zeroPadded(1, 'account')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: 'NB', account: '0000000101904917', iban: 'GE29NB0000000101904917' },
    { memberId: 'NB', account: '101904917', iban: 'GE29NB0000000101904917' },
    { account: 'NB0000000101904917', iban: 'GE29NB0000000101904917' },
  ],
};
