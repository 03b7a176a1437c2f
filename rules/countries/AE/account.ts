/** Accounts in United Arab Emirates as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { AE } from './iban.js';

export const account = localAccount(AE, {
  currency: 'AED',
  otherCodeAtHome: true,
  forms: [zeroPadded(1, 'account')],
});
