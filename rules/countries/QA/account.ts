/** Accounts in Qatar as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { localAccount } from '../../vocabulary/account.js';
import { QA } from './iban.js';

export const account = localAccount(QA, {
  currency: 'QAR',
  forms: [zeroPadded(1, 'account')],
});
