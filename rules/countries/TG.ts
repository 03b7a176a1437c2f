/**
 * Togo.
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

export const TG = country({
  code: 'TG',
  currency: 'XOF',
  bban: 'bank:2a bank:3n branch:5n account:12n check:2n',
  checks: [advisory(cleRib('check'))],
  account: [exactly('account', 'check'), exactly('account')],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['TG53TG0090604358770658948184', 'TG53TG0090604313114402426459'],
  invalid: {
    TG26TG0090604358770658948185: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    TG55TG0090604358770658948184: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    TG53TG009060435877065894818: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
  local: [
    { account: 'TG009 06043 587706589481 84', iban: 'TG53TG0090604358770658948184' },
    { memberId: 'TG009', branchId: '06043', account: '587706589481 84', iban: 'TG53TG0090604358770658948184' },
    { memberId: 'TG00906043', account: '587706589481', iban: 'TG53TG0090604358770658948184' },
  ],
};
