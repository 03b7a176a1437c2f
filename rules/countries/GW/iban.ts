/**
 * IBANs of Guinea-Bissau.
 *
 * The bank code is the country code and three digits. How the rest is divided is not published.
 *
 * Guinea-Bissau is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
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
