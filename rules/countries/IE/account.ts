/**
 * Accounts in Ireland as domestic payments write them: the sort code, which is the bank identifier, and the account number.
 *
 * The gotcha: the bank of a sort code is not public, so an IBAN is built from local details only where a BIC names the bank. `code-ranges/IE` names the bank of
 * some codes, and the holder of ranges of them: where no BIC is given, and for no IBAN. An account
 * number of six or seven digits is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry IE
 */
import { exactly, zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { IE } from './iban.js';

export const account = localAccount(IE, {
  currency: 'EUR',
  notOfAccount: ['bank'],
  memberId: ['branch'],
  bankInRanges: ['branch'],
  clearingSystem: 'IENCC',
  forms: [zeroPadded(6, 'account'), exactly('branch', 'account')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: '931152', bic: 'AIBKIE2D', account: '12345678', iban: 'IE29AIBK93115212345678' },
    { bic: 'AIBKIE2D', account: '93-11-52 12345678', iban: 'IE29AIBK93115212345678' },
  ],
};
