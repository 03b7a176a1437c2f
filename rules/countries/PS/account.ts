/**
 * Accounts in Palestine: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * The gotcha: Cairo Amman Bank writes the branch and four zeros before its thirteen digits, so no IBAN is built of these.
 *
 * @see IBAN registry, release 102, entry PS
 * @see https://www.pma.ps/en/WhatisIBAN (zeros on the left), read 2026-11-24
 * @see https://www.cab.ps/for-me/transfers/iban (Cairo Amman Bank), read 2026-11-24
 */
import { bankOwn, exactly, zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { PS } from './iban.js';

export const account = localAccount(PS, {
  currency: 'ILS',
  forms: [exactly('account'), bankOwn(1, 20, /CAAB/), zeroPadded(1, 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: 'PALS', account: '400123456702', iban: 'PS92PALS000000000400123456702' }],
  valid: [{ memberId: 'CAAB', account: '3350011122200' }],
};
