/** Accounts in Chad as domestic payments write them. Sources: `iban.ts`. */
import { exactly } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { TD } from './iban.js';

export const account = localAccount(TD, {
  currency: 'XAF',
  forms: [exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '60002 00001 65167612220 02', iban: 'TD8960002000016516761222002' },
    { memberId: '60002', branchId: '00001', account: '65167612220 02', iban: 'TD8960002000016516761222002' },
    { memberId: '6000200001', account: '65167612220', iban: 'TD8960002000016516761222002' },
  ],
};
