/**
 * Algeria.
 *
 * Bank 5 digits, branch 5 digits, account 10 digits, check 2 digits.
 *
 * The rule of the key is not confirmed: it is read, not judged.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { type CountryExamples, country } from '../country.js';

export const DZ = country({
  code: 'DZ',
  currency: 'DZD',
  bban: 'bank:5n branch:5n account:10n check:2n',
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['DZ580002100001113000000570'],
  invalid: {
    DZ600002100001113000000570: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    DZ58000210000111300000057: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
