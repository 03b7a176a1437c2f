/**
 * IBANs of Iraq.
 *
 * The bank is the first four letters of its BIC.
 *
 * @see IBAN registry, release 102, entry IQ
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const IQ = country({
  code: 'IQ',
  bban: 'bank:4a branch:3n account:12n',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['IQ98NBIQ850123456789012'],
  invalid: {
    IQ03NBIQ850123456789012: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    IQ98NBIQ85012345678901: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
