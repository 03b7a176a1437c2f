/**
 * SEPA creditor identifier: country, two check digits, three characters of a business code, and an identifier of the country.
 *
 * The check digits are ISO 7064 MOD 97-10 over the national identifier and the country.
 *
 * The gotcha: the business code (mostly ZZZ) is not checked, so that a creditor may change it. And an IBAN has the form, too: of those with a wrong
 * digit, one in a hundred has the check digits of a creditor.
 *
 * @see EPC262-08, Creditor identifier overview
 */
import { mod97Digits } from '../check-digits/mod97.js';
import { computed, type ReferenceExamples, reference } from '../vocabulary/reference.js';

/** The length of the IBANs of countries in SEPA, for “looks like an IBAN”. */
const IBAN_LENGTHS =
  'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22';

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
  isLikelierElse: (value) => IBAN_LENGTHS.includes(value.slice(0, 2) + value.length) && value.slice(4, 7) !== 'ZZZ',
  // an LEI has the form, too
  evidence: 'length',
  confidence: 'verified',
});

export const sources: readonly string[] = ['EPC262-08, Creditor identifier overview'];

export const examples: ReferenceExamples = {
  valid: ['DE98ZZZ09999999999', 'ES 23 ZZZ 47690558N', 'mt50zzz670169305t'],
  invalid: { DE99ZZZ09999999999: 'INCORRECT_CHECK_DIGITS', DE98ZZZ: 'INVALID_FORMAT' },
  built: { DEZZZ09999999999: 'DE98ZZZ09999999999' },
};
