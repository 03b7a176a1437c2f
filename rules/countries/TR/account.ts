/** Accounts in Türkiye as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { TR } from './iban.js';

export const account = localAccount(TR, {
  currency: 'TRY',
  forms: [zeroPadded(1, 'account')],
  constants: { reserved: '0' },
});

export const examples: AccountExamples = {
  local: [{ memberId: '00061', account: '519786457841326', iban: 'TR330006100519786457841326' }],
};
