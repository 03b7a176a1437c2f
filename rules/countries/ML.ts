/**
 * Mali.
 *
 * Bank 2 letters, bank 3 digits, branch 5 digits, account 12 digits, check 2 digits.
 *
 * The bank code is the country code and three digits. The key is seen in use: a warning.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { advisory } from '../../src/checks/check.js';
import { cleRib } from '../../src/checks/mod97.js';
import { exactly } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const ML = country({
  code: 'ML',
  currency: 'XOF',
  bban: 'bank:2a bank:3n branch:5n account:12n check:2n',
  checks: [advisory(cleRib('check'))],
  account: [exactly('account', 'check'), exactly('account')],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['ML13ML0160120188718033401840', 'ML13ML0160120178017598983413'],
  invalid: {
    ML83ML0160120188718033401841: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    ML15ML0160120188718033401840: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    ML13ML016012018871803340184: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { account: 'ML016 01201 887180334018 40', iban: 'ML13ML0160120188718033401840' },
    { memberId: 'ML016', branchId: '01201', account: '887180334018 40', iban: 'ML13ML0160120188718033401840' },
    { memberId: 'ML01601201', account: '887180334018', iban: 'ML13ML0160120188718033401840' },
  ],
};
