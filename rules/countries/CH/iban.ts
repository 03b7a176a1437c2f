/**
 * IBANs of Switzerland: the IID, which names the bank, and the account number.
 *
 * IIDs 30000 to 31999 are QR-IIDs: an IBAN with one of them takes payments with a QR reference only.
 *
 * @see IBAN registry, release 102, entry CH
 * @see https://www.six-group.com/en/products-services/banking-services/interbank-clearing.html
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const CH = country({
  code: 'CH',
  bban: 'bank:5n account:12c',
});

export const examples: CountryExamples = {
  valid: ['CH9300762011623852957'],
  invalid: {
    CH9500762011623852957: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    CH930076201162385295: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
