/**
 * IBANs of Greenland.
 *
 * The rule of the last digit is not published: it is read, not checked.
 *
 * @see IBAN registry, release 102, entry GL
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const GL = country({
  code: 'GL',
  bban: 'bank:4n account:9n check:1n',
});

export const examples: CountryExamples = {
  valid: ['GL8964710001000206'],
  invalid: {
    GL9164710001000206: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    GL896471000100020: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
