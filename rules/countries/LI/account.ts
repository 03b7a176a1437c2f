/** Accounts in Liechtenstein as domestic payments write them. Sources: `iban.ts`. */
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { LI } from './iban.js';

export const account = localAccount(LI, {
  currency: 'CHF',
  memberIdFrom: 3,
  clearingSystem: 'CHBCC',
});

export const examples: AccountExamples = {
  local: [{ memberId: '8810', account: '0002324013AA', iban: 'LI21088100002324013AA' }],
};
