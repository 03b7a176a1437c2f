/**
 * Accounts in Finland as domestic payments write them: six digits, a hyphen, two to eight digits.
 *
 * The gotcha: a short number such as 123456-785 gets its zeros in the middle, after the sixth digit, or after the seventh where it begins
 * with 4 or 5.
 *
 * @see Federation of Finnish Financial Services, The structure of Finnish bank account numbers, 2009
 */
import { finnish } from '../../account-forms/finnish.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { FI } from './iban.js';

export const account = localAccount(FI, {
  currency: 'EUR',
  forms: [finnish('bank', 'account', 'check')],
});

export const examples: AccountExamples = {
  local: [
    { account: '123456-785', iban: 'FI2112345600000785' },
    { account: '423456-781', iban: 'FI5542345670000081' },
    { memberId: '123', account: '123456 785', iban: 'FI2112345600000785' },
  ],
};
