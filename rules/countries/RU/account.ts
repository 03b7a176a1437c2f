/**
 * Accounts in the Russian Federation: the BIK names the bank (spreadsheets leave out its leading zero), and the account number has 20 digits.
 *
 * The ninth digit of the account number is a check digit over bank and account. Accounts of the treasury have none.
 *
 * @see IBAN registry, release 102, entry RU
 * @see Bank of Russia, Procedure for calculating the control key in the number of a personal account, No. 515 of 8 September 1997
 * @see Bank of Russia, Regulation 809-P: digits 6 to 8 of a personal account are its currency
 */

import { exactly } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { numericCurrencies } from '../../currencies/numeric-currencies.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { RU } from './iban.js';

export const account = localAccount(RU, {
  currency: 'RUB',
  // accounts take their own currency only; 810 is the rouble's code from before 1998, which account numbers keep
  currencyInNumber: { fields: ['branch', 'account'], slice: [5, 8], codes: { ...numericCurrencies, 810: 'RUB' }, severity: 'warning' },
  memberId: ['bank'],
  normalizeMemberId: lostZeros(8, 9),
  clearingSystem: 'RUCBC',
  forms: [exactly('branch', 'account')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: '044525225', account: '40817810538091310419', iban: 'RU0304452522540817810538091310419' },
    { memberId: '04 98 05 746', account: '40602 810 7 00000000025', iban: 'RU9404980574640602810700000000025' },
  ],
};
