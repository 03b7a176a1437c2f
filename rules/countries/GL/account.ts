/** Accounts in Greenland as domestic payments write them. Sources: `iban.ts`. */
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
