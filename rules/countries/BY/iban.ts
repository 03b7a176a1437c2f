/**
 * IBANs of Belarus.
 *
 * The bank is the first four characters of its BIC. `type` is the balance account of the chart of accounts.
 *
 * @see IBAN registry, release 102, entry BY
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const BY = country({
  code: 'BY',
  bban: 'bank:4c type:4n account:16c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['BY13NBRB3600900000002Z00AB00'],
  invalid: {
    BY15NBRB3600900000002Z00AB00: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    BY13NBRB3600900000002Z00AB0: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
