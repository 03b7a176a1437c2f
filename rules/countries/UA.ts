/**
 * Ukraine.
 *
 * Bank 6 digits, account 19 characters.
 *
 * The bank is the MFO code.
 *
 * @see IBAN registry, release 102, entry UA
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const UA = country({
  code: 'UA',
  currency: 'UAH',
  bban: 'bank:6n account:19c',
  account: [zeroPadded(5, 'account')],
});

export const examples: CountryExamples = {
  valid: ['UA213223130000026007233566001'],
  invalid: {
    UA233223130000026007233566001: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    UA21322313000002600723356600: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [{ memberId: '322313', account: '26007233566001', iban: 'UA213223130000026007233566001' }],
};
