/** Accounts in Mali as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { ML } from './iban.js';

export const account = localAccount(ML, {
  currency: 'XOF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: 'ML016 01201 887180334018 40', iban: 'ML13ML0160120188718033401840' },
    { memberId: 'ML016', branchId: '01201', account: '887180334018 40', iban: 'ML13ML0160120188718033401840' },
    { memberId: 'ML01601201', account: '887180334018', iban: 'ML13ML0160120188718033401840' },
  ],
};
