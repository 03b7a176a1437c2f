/**
 * Accounts in Italy as domestic payments write them: ABI and CAB name bank and branch, before the account number (conto).
 *
 * A shorter account number is filled up with zeros on the left.
 *
 * @see Associazione Bancaria Italiana, coordinate bancarie nazionali
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { IT } from './iban.js';

export const account = localAccount(IT, {
  currency: 'EUR',
  memberIdFrom: 9,
  clearingSystem: 'ITNCC',
  forms: [zeroPadded(1, 'account')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: '0542811101', account: '123456', iban: 'IT60X0542811101000000123456' },
    { memberId: '5428', branchId: '11101', account: '123456', iban: 'IT60X0542811101000000123456' },
    { memberId: '05428', branchId: '11101', account: '000000123456', iban: 'IT60X0542811101000000123456' },
    { account: 'X 05428 11101 000000123456', iban: 'IT60X0542811101000000123456' },
  ],
};
