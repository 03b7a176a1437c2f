/**
 * Accounts in Greece as domestic payments write them: the HEBIC, which is bank and branch, and the account number.
 *
 * The gotcha: each bank puts its own account number into the sixteen characters by a rule of its own, so a short account number is not
 * filled up.
 *
 * @see IBAN registry, release 102, entry GR
 */
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { GR } from './iban.js';

export const account = localAccount(GR, {
  currency: 'EUR',
  normalizeMemberId: lostZeros(2, 3, 6, 7),
  clearingSystem: 'GRBIC',
});

export const examples: AccountExamples = {
  local: [{ memberId: '0110125', account: '0000000012300695', iban: 'GR1601101250000000012300695' }],
};
