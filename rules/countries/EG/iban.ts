/**
 * IBANs of Egypt.
 *
 * @see IBAN registry, release 102, entry EG
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const EG = country({
  code: 'EG',
  bban: 'bank:4n branch:4n account:17n',
});

export const examples: CountryExamples = {
  valid: ['EG380019000500000000263180002'],
  invalid: {
    EG400019000500000000263180002: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    EG38001900050000000026318000: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
