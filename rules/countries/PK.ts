/**
 * Pakistan.
 *
 * Bank 4 letters, account 16 characters.
 *
 * An account number at home has as many digits as its bank likes, mostly 10 to 14; in the IBAN zeros stand before it.
 *
 * @see IBAN registry, release 102, entry PK
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const PK = country({
  code: 'PK',
  currency: 'PKR',
  bban: 'bank:4a account:16c',
  account: [zeroPadded(1, 'account')],
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['PK36SCBL0000001123456702'],
  invalid: {
    PK38SCBL0000001123456702: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    PK36SCBL000000112345670: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { memberId: 'SCBL', account: '1123456702', iban: 'PK36SCBL0000001123456702' },
    { bic: 'SCBLPKKX', account: '01123456702', iban: 'PK36SCBL0000001123456702' },
    { memberId: 'SCBL', account: '0000-0011-2345-6702', iban: 'PK36SCBL0000001123456702' },
  ],
};
