/**
 * Accounts in Denmark as domestic payments write them: registration number of the bank (four digits) and account number.
 *
 * People write both in one, 40-440116243 or 0040 440116243: bank and account number are each filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry DK
 */
import { behindBank } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { DK } from './iban.js';

export const account = localAccount(DK, {
  currency: 'DKK',
  memberIdFrom: 3,
  forms: [behindBank('bank', 'account')],
});

export const examples: AccountExamples = {
  local: [
    { memberId: '0040', account: '440116243', iban: 'DK5000400440116243' },
    { memberId: '040', account: '440116243', iban: 'DK5000400440116243' },
    { account: '40-440116243', iban: 'DK5000400440116243' },
    { account: '0040-0440116243', iban: 'DK5000400440116243' },
    { memberId: '0040', account: '0440116-243', iban: 'DK5000400440116243' },
  ],
};
