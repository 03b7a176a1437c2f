/**
 * Accounts in Portugal: the domestic number (NIB) is the whole BBAN: bank code, branch code, account number and check digits.
 *
 * People write the whole NIB, or name the bank separately and write the account number with or without its check digits.
 *
 * @see IBAN registry, release 102, entry PT
 */

import { exactly } from '../../account-forms/account-form.js';
import { lostZeros } from '../../account-forms/lost-zeros.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { PT } from './iban.js';

export const account = localAccount(PT, {
  currency: 'EUR',
  normalizeMemberId: lostZeros(1, 4, 5, 8),
  clearingSystem: 'PTNCC',
  forms: [exactly('bank', 'branch', 'account', 'check'), exactly('account', 'check'), exactly('account')],
});

export const examples: AccountExamples = {
  local: [
    { account: '0002.0123.12345678901.54', iban: 'PT50000201231234567890154' },
    { memberId: '00020123', account: '12345678901', iban: 'PT50000201231234567890154' },
  ],
};
