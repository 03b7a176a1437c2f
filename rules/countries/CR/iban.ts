/**
 * IBANs of Costa Rica: a zero and the cuenta cliente.
 *
 * The bank is a zero and the three digits of its SINPE code.
 *
 * @see IBAN registry, release 102, entry CR
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const CR = country({
  code: 'CR',
  bban: 'bank:4n account:14n',
});

export const examples: CountryExamples = {
  valid: ['CR05015202001026284066'],
  invalid: {
    CR07015202001026284066: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    CR0501520200102628406: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
