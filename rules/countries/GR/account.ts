/** Accounts in Greece as domestic payments write them. Sources: `iban.ts`. */
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { GR } from './iban.js';

export const account = localAccount(GR, {
  currency: 'EUR',
  clearingSystem: 'GRBIC',
});

export const examples: AccountExamples = {
  local: [{ memberId: '0110125', account: '0000000012300695', iban: 'GR1601101250000000012300695' }],
};
