/**
 * Accounts in Russian Federation as domestic payments write them. Further sources: `iban.ts`.
 *
 * @see Bank of Russia, Regulation 809-P: digits 6 to 8 of a personal account are its currency
 */
import { exactly } from '../../account-forms/account-form.js';
import { numericCurrencies } from '../../numeric-currencies.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { RU } from './iban.js';

export const account = localAccount(RU, {
  currency: 'RUB',
  // accounts take their own currency only; 810 is the rouble's code from before 1998, which account numbers keep
  currencyInNumber: { fields: ['branch', 'account'], slice: [5, 8], codes: { ...numericCurrencies, 810: 'RUB' }, severity: 'warning' },
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
