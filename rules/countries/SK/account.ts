/**
 * Accounts in Slovakia: written `prefix-number` or `prefix-number/bank`. Prefix and number each hold a check digit of their own.
 *
 * The prefix may be absent. Prefix and number are filled with zeros on the left.
 *
 * @see IBAN registry, release 102, entry SK
 */
import { prefixed } from '../../account-forms/prefixed.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { SK } from './iban.js';

export const account = localAccount(SK, {
  currency: 'EUR',
  memberIdFrom: 3,
  forms: [prefixed('prefix', 'account', 'bank')],
});

export const examples: AccountExamples = {
  local: [
    { account: '19-8742637541/1200', iban: 'SK3112000000198742637541' },
    { memberId: '7500', account: '12345671', iban: 'SK8975000000000012345671' },
    { memberId: '1200', account: '0000198742637541', iban: 'SK3112000000198742637541' },
  ],
};
