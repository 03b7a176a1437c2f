/**
 * Türkiye.
 *
 * Bank 5 digits, reserved 1 digit, account 16 characters.
 *
 * The digit after the bank is reserved and 0.
 *
 * @see IBAN registry, release 102, entry TR
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const TR = country({
  code: 'TR',
  currency: 'TRY',
  bban: 'bank:5n reserved:1n account:16c',
  account: [zeroPadded(1, 'account')],
  constants: { reserved: '0' },
});

export const examples: CountryExamples = {
  valid: ['TR330006100519786457841326'],
  invalid: {
    TR350006100519786457841326: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    TR33000610051978645784132: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [{ memberId: '00061', account: '519786457841326', iban: 'TR330006100519786457841326' }],
};
