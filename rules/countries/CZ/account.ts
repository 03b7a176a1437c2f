/**
 * Accounts in Czechia as domestic payments write them: prefix-number/bank code.
 *
 * The prefix may be missing, and prefix and number are written without leading zeros: 19-2000145399/0800.
 *
 * @see IBAN registry, release 102, entry CZ
 * @see Czech National Bank, decree no. 169/2011 on account numbers
 */
import { prefixed } from '../../account-forms/prefixed.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { CZ } from './iban.js';

export const account = localAccount(CZ, {
  currency: 'CZK',
  memberIdFrom: 3,
  forms: [prefixed('prefix', 'account', 'bank')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: '0800', account: '19-2000145399', iban: 'CZ6508000000192000145399' },
    { account: '19-2000145399/0800', iban: 'CZ6508000000192000145399' },
    { account: '000019-2000145399/0800', iban: 'CZ6508000000192000145399' },
    { account: '0000192000145399/0800', iban: 'CZ6508000000192000145399' },
    { memberId: '800', account: '19-2000145399', iban: 'CZ6508000000192000145399' },
    { memberId: '5500', account: '1011038930', iban: 'CZ9455000000001011038930' },
    { memberId: '0800', account: '0000192000145399', iban: 'CZ6508000000192000145399' },
  ],
};
