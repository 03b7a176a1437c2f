/**
 * Accounts in Germany as domestic payments write them: the Bankleitzahl (BLZ) and the Kontonummer.
 *
 * A Kontonummer of fewer than ten digits is filled up with zeros on the left.
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
  checks: [germanAccountMethod('bank', 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '370 400 44', account: '532013000', iban: 'DE89370400440532013000' }],
};
