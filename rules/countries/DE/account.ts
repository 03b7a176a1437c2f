/** Accounts in Germany as domestic payments write them. Sources: `iban.ts`. */
import { zeroPadded } from '../../account-forms/account-form.js';
import { germanAccountMethod } from '../../check-digits/german/account-method.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { DE } from './iban.js';

export const account = localAccount(DE, {
  currency: 'EUR',
  clearingSystem: 'DEBLZ',
  forms: [zeroPadded(1, 'account')],
  checks: [germanAccountMethod('bank', 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '370 400 44', account: '532013000', iban: 'DE89370400440532013000' }],
};
