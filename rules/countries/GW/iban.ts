/**
 * Guinea-Bissau.
 *
 * Bank 2 letters, bank 3 digits, account 16 digits.
 *
 * The bank code is the country code and three digits. How the rest is divided is not published.
 *
 * Not in the IBAN registry: its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const GW = country({
  code: 'GW',
  bban: 'bank:2a bank:3n account:16n',
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['GW04GW1430010181800637601'],
  invalid: {
    GW06GW1430010181800637601: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GW04GW143001018180063760: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
