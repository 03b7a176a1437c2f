/** Accounts in Netherlands as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { NL } from './iban.js';

export const account = localAccount(NL, {
  currency: 'EUR',
  forms: [zeroPadded(7, 'account')],
});

export const examples: AccountExamples = {
  local: [{ bic: 'ABNANL2A', account: '417164300', iban: 'NL91ABNA0417164300' }],
};
