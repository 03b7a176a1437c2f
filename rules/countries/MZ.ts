/**
 * Mozambique.
 *
 * Bank 4 digits, branch 4 digits, account 11 digits, check 2 digits.
 *
 * The key follows ISO 7064 in the numbers seen in use (2 of 2); no official text was found: a warning.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { advisory } from '../../src/checks/check.js';
import { iso7064Mod97 } from '../../src/checks/mod97.js';
import { exactly } from '../../src/forms/account-form.js';
import { type CountryExamples, country } from '../country.js';

export const MZ = country({
  code: 'MZ',
  currency: 'MZN',
  bban: 'bank:4n branch:4n account:11n check:2n',
  checks: [advisory(iso7064Mod97('check'))],
  account: [exactly('account', 'check'), exactly('account')],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['MZ59000386579754323194804', 'MZ59000325276018955597989'],
  invalid: {
    MZ32000386579754323194805: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    MZ61000386579754323194804: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MZ5900038657975432319480: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { account: '0003 8657 97543231948 04', iban: 'MZ59000386579754323194804' },
    { memberId: '0003', branchId: '8657', account: '97543231948 04', iban: 'MZ59000386579754323194804' },
    { memberId: '00038657', account: '97543231948', iban: 'MZ59000386579754323194804' },
  ],
};
