/**
 * Accounts in Germany as domestic payments write them: the Bankleitzahl (BLZ) and the Kontonummer.
 *
 * A Kontonummer of fewer than ten digits is filled up with zeros on the left. Many banks have a rule of their own for the IBAN.
 *
 * @see https://www.bundesbank.de/en/tasks/payment-systems/services/bank-sort-codes
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { germanAccountMethod } from '../../check-digits/german/account-method.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { DE } from './iban.js';

export const account = localAccount(DE, {
  currency: 'EUR',
  clearingSystem: 'DEBLZ',
  forms: [zeroPadded(1, 'account')],
  construction: 'german',
  checks: [germanAccountMethod('bank', 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '100 100 10', account: '6820101', iban: 'DE02100100100006820101' }],
};
