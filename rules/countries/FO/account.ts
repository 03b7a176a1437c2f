/**
 * Accounts in the Faroe Islands as domestic payments write them, as in Denmark.
 *
 * People write bank and account number in one, with a hyphen between; each is filled up with zeros on the left.
 *
 * @see IBAN registry, release 102, entry FO
 */
import { behindBank } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { FO } from './iban.js';

export const account = localAccount(FO, {
  currency: 'DKK',
  forms: [behindBank('bank', 'account', 'check')],
});

export const examples: AccountExamples = {
  local: [{ account: '6460-1631634', iban: 'FO6264600001631634' }],
};
