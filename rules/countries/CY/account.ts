/** Accounts in Cyprus as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { CY } from './iban.js';

export const account = localAccount(CY, {
  currency: 'EUR',
  forms: [zeroPadded(7, 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '00200128', account: '1200527600', iban: 'CY17002001280000001200527600' }],
};
