/** Accounts in Togo as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { TG } from './iban.js';

export const account = localAccount(TG, {
  currency: 'XOF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: 'TG009 06043 587706589481 84', iban: 'TG53TG0090604358770658948184' },
    { memberId: 'TG009', branchId: '06043', account: '587706589481 84', iban: 'TG53TG0090604358770658948184' },
    { memberId: 'TG00906043', account: '587706589481', iban: 'TG53TG0090604358770658948184' },
  ],
};
