/** Accounts in Faroe Islands as domestic payments write them. Sources: `iban.ts`. */
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
