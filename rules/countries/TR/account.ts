/**
 * Accounts in Türkiye: bank code and account number. A shorter account number is filled with zeros on the left.
 *
 * The IBAN has a reserved digit, which is 0, between the two.
 *
 * @see IBAN registry, release 102, entry TR
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { TR } from './iban.js';

export const account = localAccount(TR, {
  currency: 'TRY',
  memberIdFrom: 2,
  forms: [zeroPadded(1, 'account')],
  constants: { reserved: '0' },
});

export const examples: AccountExamples = {
  local: [
    { memberId: '00061', account: '519786457841326', iban: 'TR330006100519786457841326' },
    { memberId: '0061', account: '519786457841326', iban: 'TR330006100519786457841326' },
  ],
};
