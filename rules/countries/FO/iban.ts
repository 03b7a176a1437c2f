/**
 * IBANs of the Faroe Islands.
 *
 * The rule of the last digit is not published: it is read, not checked.
 *
 * @see IBAN registry, release 102, entry FO
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const FO = country({
  code: 'FO',
  bban: 'bank:4n account:9n check:1n',
});

export const examples: CountryExamples = {
  valid: ['FO6264600001631634'],
  invalid: {
    FO6464600001631634: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    FO626460000163163: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
