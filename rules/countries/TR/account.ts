/**
 * Accounts in Türkiye: bank code and account number, sixteen characters in the IBAN.
 *
 * The IBAN has a reserved digit, which is 0, between the two. The gotcha: each bank puts its own account number into the sixteen characters, with
 * branch and constants before it, so a short number is not filled up: the communiqué fills up the bank code alone. Only the first zero may be missing.
 * VakıfBank writes seventeen digits.
 *
 * @see IBAN registry, release 102, entry TR
 * @see https://www.1kredi.net/turkiyede-iban-yapisi/ (the communiqué of the central bank on IBANs), read 2026-11-24
 */
import { bankOwn, zeroPadded } from '../../account-forms/account-form.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { TR } from './iban.js';

export const account = localAccount(TR, {
  currency: 'TRY',
  memberIdFrom: 2,
  forms: [zeroPadded(15, 'account'), bankOwn(1, 17)],
  constants: { reserved: '0' },
});

export const examples: AccountExamples = {
  local: [
    { memberId: '00061', account: '519786457841326', iban: 'TR330006100519786457841326' },
    { memberId: '0061', account: '519786457841326', iban: 'TR330006100519786457841326' },
  ],
  valid: [
    { memberId: '00062', account: '209-6123456' },
    { memberId: '00062', account: '6123456' },
    { memberId: '00015', account: '00158007301234567' },
  ],
  invalid: [{ memberId: '00015', account: '001580073012345678', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' }],
};
