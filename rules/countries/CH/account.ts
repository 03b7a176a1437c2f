/**
 * Accounts in Switzerland as domestic payments write them.
 *
 * The IID names the bank; people leave out its leading zeros. The gotcha: each bank puts its own account number into the twelve characters
 * by a rule of its own (80-2-2 at PostFinance is 000800000022), so a short account number is not filled up.
 *
 * @see IBAN registry, release 102, entry CH
 * @see https://www.six-group.com/en/products-services/banking-services/interbank-clearing.html
 */
import { withoutSicCheckDigit } from '../../account-forms/swiss-iid.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { CH } from './iban.js';

export const account = localAccount(CH, {
  currency: 'CHF',
  memberIdFrom: 3,
  clearingSystem: 'CHBCC',
  normalizeMemberId: withoutSicCheckDigit,
});

export const examples: AccountExamples = {
  local: [
    { memberId: '762', account: '011623852957', iban: 'CH9300762011623852957' },
    { memberId: '00762', account: '011623852957', iban: 'CH9300762011623852957' },
    { memberId: '007624', account: '011623852957', iban: 'CH9300762011623852957' },
  ],
};
