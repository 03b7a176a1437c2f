/**
 * Accounts in Pakistan: bank code and account number.
 *
 * The gotcha: each bank chooses the length of its account numbers, mostly 10 to 14 digits. The IBAN fills them with zeros on the left.
 *
 * @see IBAN registry, release 102, entry PK
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { PK } from './iban.js';

export const account = localAccount(PK, {
  currency: 'PKR',
  forms: [zeroPadded(1, 'account')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: 'SCBL', account: '1123456702', iban: 'PK36SCBL0000001123456702' },
    { bic: 'SCBLPKKX', account: '01123456702', iban: 'PK36SCBL0000001123456702' },
    { memberId: 'SCBL', account: '0000-0011-2345-6702', iban: 'PK36SCBL0000001123456702' },
  ],
};
