/**
 * Somalia: bank code, branch code and account number.
 *
 * @see IBAN registry, release 102, entry SO
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const SO = country({
  code: 'SO',
  bban: 'bank:4n branch:3n account:12n',
});

export const examples: CountryExamples = {
  valid: ['SO211000001001000100141'],
  invalid: {
    SO231000001001000100141: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    SO21100000100100010014: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
