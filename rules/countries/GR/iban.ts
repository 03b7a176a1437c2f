/**
 * IBANs of Greece: the HEBIC and the account number.
 *
 * The HEBIC is bank and branch together.
 *
 * @see IBAN registry, release 102, entry GR
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const GR = country({
  code: 'GR',
  bban: 'bank:3n branch:4n account:16c',
});

export const examples: CountryExamples = {
  valid: ['GR1601101250000000012300695'],
  invalid: {
    GR1801101250000000012300695: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GR160110125000000001230069: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
