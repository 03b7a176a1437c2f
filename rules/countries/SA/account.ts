/**
 * Accounts in Saudi Arabia: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * The gotcha: Arab National Bank (30) writes 40 before the sixteen digits of its account numbers, so no IBAN is built of these.
 *
 * @see IBAN registry, release 102, entry SA
 * @see IBANs that account holders of Arab National Bank publish beside their account numbers, SA… 30 40 0108…, read 2026-11-24
 */
import { bankOwn, exactly, zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { SA } from './iban.js';

export const account = localAccount(SA, {
  currency: 'SAR',
  forms: [exactly('account'), bankOwn(1, 17, /30/), zeroPadded(1, 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '80', account: '608010167519', iban: 'SA0380000000608010167519' }],
  valid: [{ memberId: '30', account: '0108012345670014' }],
};
