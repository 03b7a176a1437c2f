/**
 * Accounts in Liechtenstein: the IID names the bank, and people may leave out its leading zeros.
 *
 * As in Switzerland, a short account number is not padded.
 *
 * @see IBAN registry, release 102, entry LI
 */
import { withoutSicCheckDigit } from '../../account-forms/swiss-iid.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { LI } from './iban.js';

export const account = localAccount(LI, {
  currency: 'CHF',
  memberIdFrom: 3,
  clearingSystem: 'CHBCC',
  normalizeMemberId: withoutSicCheckDigit,
});

export const examples: AccountExamples = {
  local: [{ memberId: '8810', account: '0002324013AA', iban: 'LI21088100002324013AA' }],
};
