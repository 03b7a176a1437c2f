/**
 * IBANs of Burundi.
 *
 * The rule of the two check digits is not published: they are read, not checked.
 *
 * @see IBAN registry, release 102, entry BI
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const BI = country({
  code: 'BI',
  bban: 'bank:5n branch:5n account:11n check:2n',
});

export const examples: CountryExamples = {
  valid: ['BI4210000100010000332045181'],
  invalid: {
    BI4410000100010000332045181: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    BI421000010001000033204518: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
