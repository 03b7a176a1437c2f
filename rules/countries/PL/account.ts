/** Accounts in Poland as domestic payments write them. Sources: `iban.ts`. */
import { exactly, withIbanCheckDigits } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { PL } from './iban.js';

export const account = localAccount(PL, {
  currency: 'PLN',
  clearingSystem: 'PLKNR',
  forms: [withIbanCheckDigits('bank', 'check', 'account'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '61 1090 1014 0000 0712 1981 2874', iban: 'PL61109010140000071219812874' },
    { memberId: '10901014', account: '0000071219812874', iban: 'PL61109010140000071219812874' },
  ],
};
