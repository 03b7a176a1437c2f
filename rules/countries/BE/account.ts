/** Accounts in Belgium as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { BE } from './iban.js';

export const account = localAccount(BE, {
  currency: 'EUR',
  forms: [exactly('bank', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '539-0075470-34', iban: 'BE68539007547034' },
    { memberId: '539', account: '0075470-34', iban: 'BE68539007547034' },
    { memberId: '539', account: '0075470', iban: 'BE68539007547034' },
  ],
};
