/**
 * Mauritius: bank code of four letters and two digits, branch code, account number, three zeros and the currency of the account.
 *
 * @see IBAN registry, release 102, entry MU
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const MU = country({
  code: 'MU',
  bban: 'bank:4a bank:2n branch:2n account:12n reserved:3n currency:3a',
});

export const examples: CountryExamples = {
  valid: ['MU17BOMM0101101030300200000MUR'],
  invalid: {
    MU19BOMM0101101030300200000MUR: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    MU17BOMM0101101030300200000MU: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
