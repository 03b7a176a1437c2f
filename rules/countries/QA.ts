/**
 * Qatar.
 *
 * Bank 4 letters, account 21 characters.
 *
 * @see IBAN registry, release 102, entry QA
 */
import { zeroPadded } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const QA = country({
  code: 'QA',
  currency: 'QAR',
  bban: 'bank:4a account:21c',
  account: [zeroPadded(1, 'account')],
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['QA58DOHB00001234567890ABCDEFG'],
  invalid: {
    QA60DOHB00001234567890ABCDEFG: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    QA58DOHB00001234567890ABCDEF: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
