/**
 * IBANs of Algeria: the RIB with its bank code of three digits filled up to five.
 *
 * The rule of the RIB key is not confirmed: the key is read, not checked.
 *
 * Algeria is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
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
