/**
 * IBANs of Kazakhstan.
 *
 * The bank has three digits here; domestic payments use the BIC (BIK), see `account.ts`.
 *
 * @see IBAN registry, release 102, entry KZ
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const KZ = country({
  code: 'KZ',
  bban: 'bank:3n account:13c',
});

export const examples: CountryExamples = {
  valid: ['KZ86125KZT5004100100'],
  invalid: {
    KZ88125KZT5004100100: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    KZ86125KZT500410010: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
