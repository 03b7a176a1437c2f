/**
 * Accounts in Greenland as domestic payments write them, as in Denmark.
 *
 * People write bank and account number in one, with a hyphen between; each is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry GL
 */
import { behindBank } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { GL } from './iban.js';

export const account = localAccount(GL, {
  currency: 'DKK',
  forms: [behindBank('bank', 'account', 'check')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '6471', account: '1000206', iban: 'GL8964710001000206' }],
};
