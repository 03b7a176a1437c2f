/** Accounts in Dominican Republic as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { DO } from './iban.js';

export const account = localAccount(DO, {
  currency: 'DOP',
  forms: [zeroPadded(1, 'account')],
});

export const examples: AccountExamples = {
  local: [{ bic: 'BAGRDOS1', account: '1212453611324', iban: 'DO28BAGR00000001212453611324' }],
};
