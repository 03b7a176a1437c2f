/**
 * SEPA creditor identifier: country, two check digits, three characters of a business code, and an identifier of the country.
 *
 * The check digits are ISO 7064 MOD 97-10 over the national identifier and the country.
 *
 * The gotcha: the business code (mostly ZZZ) is not checked, so that a creditor may change it.
 *
 * @see EPC262-08, Creditor identifier overview
 */
import { mod97Digits } from '../check-digits/mod97.js';
import { computed, type ReferenceExamples, reference } from '../vocabulary/reference.js';

export const SEPA_CREDITOR = reference({
  code: 'SEPA_CREDITOR',
  name: 'SEPA creditor identifier',
  usedFor: 'Direct debits in SEPA: who collects, on the mandate and on the statement.',
  form: /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/,
  body: /^[A-Z]{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/,
  ignored: `-.,/:?()'"+`,
  parts: (value) => ({
    country: value.slice(0, 2),
    checkDigits: value.slice(2, 4),
    businessCode: value.slice(4, 7),
    nationalIdentifier: value.slice(7),
  }),
  checks: [
    computed(
      'iso7064-mod97-10',
      (value) => value.slice(0, 2) + value.slice(4),
      (body) => body.slice(0, 2) + mod97Digits(body.slice(5) + body.slice(0, 2)) + body.slice(2),
    ),
  ],
  // an IBAN or an LEI has the form, too
  evidence: 'length',
  confidence: 'verified',
});

export const sources: readonly string[] = ['EPC262-08, Creditor identifier overview'];

export const examples: ReferenceExamples = {
  valid: ['DE98ZZZ09999999999', 'ES 23 ZZZ 47690558N', 'mt50zzz670169305t'],
  invalid: { DE99ZZZ09999999999: 'INCORRECT_CHECK_DIGITS', DE98ZZZ: 'INVALID_FORMAT' },
  built: { DEZZZ09999999999: 'DE98ZZZ09999999999' },
};
