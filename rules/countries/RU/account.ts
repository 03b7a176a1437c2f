/** Accounts in Russian Federation as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { RU } from './iban.js';

export const account = localAccount(RU, {
  currency: 'RUB',
  memberId: ['bank'],
  clearingSystem: 'RUCBC',
  forms: [exactly('branch', 'account')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: '044525225', account: '40817810538091310419', iban: 'RU0304452522540817810538091310419' },
    { memberId: '04 98 05 746', account: '40602 810 7 00000000025', iban: 'RU9404980574640602810700000000025' },
  ],
};
