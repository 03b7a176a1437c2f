/**
 * Türkiye: bank code, a reserved digit, which is 0, and account number.
 *
 * @see IBAN registry, release 102, entry TR
 * @see Central bank of the Republic of Türkiye, communiqué 2008/6 on international bank account numbers: the reserved field holds 0
 */
import { constant } from '../../check-digits/constant.js';
import { advisory } from '../../vocabulary/check.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const TR = country({
  code: 'TR',
  bban: 'bank:5n reserved:1n account:16c',
  checks: [advisory(constant('reserved', '0'))],
});

export const checkSources = { constant: 'Central bank of the Republic of Türkiye, communiqué 2008/6: the reserved field holds 0' };

export const examples: CountryExamples = {
  valid: ['TR330006100519786457841326'],
  invalid: {
    TR350006100519786457841326: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    TR060006250123456789012345: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    TR33000610051978645784132: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
