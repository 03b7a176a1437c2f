/**
 * Legal entity identifier: 18 letters and digits, of which the first four name who issued it, and two check digits, ISO 7064 MOD 97-10.
 *
 * @see ISO 17442-1:2020
 * @see https://www.gleif.org/en/about-lei/iso-17442-the-lei-code-structure
 */
import { mod97Digits } from '../check-digits/mod97.js';
import { atEnd, type ReferenceExamples, reference } from '../vocabulary/reference.js';

export const LEI = reference({
  code: 'LEI',
  name: 'Legal entity identifier',
  usedFor: 'Payments that name the debtor or the creditor by its LEI, as some central banks demand.',
  form: /^[A-Z0-9]{18}\d{2}$/,
  body: /^[A-Z0-9]{18}$/,
  parts: (value) => ({ issuer: value.slice(0, 4), entity: value.slice(4, 18), checkDigits: value.slice(18) }),
  checks: [atEnd('iso7064-mod97-10', 2, mod97Digits)],
  evidence: 'length',
  confidence: 'verified',
});

export const sources: readonly string[] = ['ISO 17442-1:2020', 'gleif.org, The LEI code structure'];

export const examples: ReferenceExamples = {
  valid: ['213800KUD8LAJWSQ9D15', '2138 00KU D8LA JWSQ 9D15'],
  invalid: { '213800KUD8LXJWSQ9D15': 'INCORRECT_CHECK_DIGITS', '213800KUD8LAJWSQ9D1': 'INVALID_FORMAT' },
  built: { '213800KUD8LAJWSQ9D': '213800KUD8LAJWSQ9D15' },
};
