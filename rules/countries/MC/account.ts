/** Accounts in Monaco as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { MC } from './iban.js';

export const account = localAccount(MC, {
  currency: 'EUR',
  forms: [exactly('account', 'check'), exactly('account')],
  bicCountries: ['FR'],
});

export const examples: AccountExamples = {
  local: [{ memberId: '1122200001', account: '01234567890', iban: 'MC5811222000010123456789030' }],
};
