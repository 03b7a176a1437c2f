/** Accounts in Tunisia as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { TN } from './iban.js';

export const account = localAccount(TN, {
  currency: 'TND',
  forms: [exactly('bank', 'branch', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '10', branchId: '006', account: '0351835984788', iban: 'TN5910006035183598478831' }],
};
