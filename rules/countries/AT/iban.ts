/**
 * IBANs of Austria: the Bankleitzahl (BLZ) and the Kontonummer.
 *
 * The Kontonummer has 4 to 11 digits, and no check digit of its own that a rule could check.
 *
 * @see IBAN registry, release 102, entry AT
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const AT = country({
  code: 'AT',
  bban: 'bank:5n account:11n',
});

export const examples: CountryExamples = {
  valid: ['AT611904300234573201'],
  invalid: {
    AT631904300234573201: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    AT61190430023457320: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
