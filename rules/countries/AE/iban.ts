/**
 * IBANs of the United Arab Emirates.
 *
 * The bank has three digits here; domestic payments use a routing code of nine (`account.ts`).
 *
 * @see IBAN registry, release 102, entry AE
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const AE = country({
  code: 'AE',
  bban: 'bank:3n account:16n',
});

export const examples: CountryExamples = {
  valid: ['AE070331234567890123456'],
  invalid: {
    AE090331234567890123456: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    AE07033123456789012345: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
