/**
 * Algeria.
 *
 * Bank 5 digits, branch 5 digits, account 10 digits, check 2 digits.
 *
 * At home the bank has three digits and the whole number twenty: the RIB. The rule of its key is not confirmed: it is read, not judged, and an
 * account without it cannot be completed.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 * @see https://docs.stripe.com/payouts (RIB of 20 characters)
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const DZ = country({
  code: 'DZ',
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
