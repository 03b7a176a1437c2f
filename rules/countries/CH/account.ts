/** Accounts in Switzerland as domestic payments write them. Sources: `iban.ts`. */
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { CH } from './iban.js';

export const account = localAccount(CH, {
  currency: 'CHF',
  memberIdFrom: 3,
  clearingSystem: 'CHBCC',
});

export const examples: AccountExamples = {
  local: [
    { memberId: '762', account: '011623852957', iban: 'CH9300762011623852957' },
    { memberId: '00762', account: '011623852957', iban: 'CH9300762011623852957' },
  ],
};
