/** Accounts in Ireland as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { IE } from './iban.js';

export const account = localAccount(IE, {
  currency: 'EUR',
  memberId: ['branch'],
  clearingSystem: 'IENCC',
  forms: [zeroPadded(6, 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '931152', bic: 'AIBKIE2D', account: '12345678', iban: 'IE29AIBK93115212345678' }],
};
