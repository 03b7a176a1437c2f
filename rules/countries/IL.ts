/**
 * Israel.
 *
 * Bank 3 digits, branch 3 digits, account 13 digits.
 *
 * Banks are known by two digits, written with a leading zero here.
 *
 * @see IBAN registry, release 102, entry IL
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const IL = country({
  code: 'IL',
  currency: 'ILS',
  bban: 'bank:3n branch:3n account:13n',
  memberIdFrom: 5,
  account: [zeroPadded(4, 'account')],
});

export const examples: CountryExamples = {
  valid: ['IL620108000000099999999'],
  invalid: {
    IL640108000000099999999: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    IL62010800000009999999: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { memberId: '10-800', account: '99999999', iban: 'IL620108000000099999999' },
    { memberId: '10', branchId: '800', account: '99999999', iban: 'IL620108000000099999999' },
    { memberId: '010800', branchId: '800', account: '99999999', iban: 'IL620108000000099999999' },
  ],
};
