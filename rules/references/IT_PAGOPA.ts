/**
 * Notice number of pagoPA, Italy: 18 digits, which is also what CBILL asks for. The first digit says how the rest is made up.
 *
 * 3: two digits for the office, 13 for the debt, and two check digits, which are all before them modulo 93. 0 and 2, which are no longer given out,
 * have the same check digits; in 1, which is not either, the creditor did as it liked.
 *
 * The gotcha: to pay, it takes the creditor's tax number (or its CBILL code) as well.
 *
 * @see pagoPA, SACI, Generazione dell’Identificativo Univoco di Versamento
 */
import { mod93Digits } from '../check-digits/mod93.js';
import { atEnd, butFor, grouped, type ReferenceExamples, reference } from '../vocabulary/reference.js';

export const IT_PAGOPA = reference({
  code: 'IT_PAGOPA',
  name: 'Notice number of pagoPA',
  localName: 'codice avviso',
  country: 'IT',
  usedFor: 'What Italian authorities ask for, paid by pagoPA or CBILL.',
  form: /^[0-3]\d{17}$/,
  body: /^[023]\d{15}$/,
  format: (value) => grouped(value, 4),
  parts: (value) => ({ auxDigit: value.slice(0, 1), iuv: value.slice(/^0/.test(value) ? 3 : 1) }),
  checks: [butFor(atEnd('mod93', 2, mod93Digits), (value) => (value.startsWith('1') ? 'not-covered' : undefined))],
  evidence: 'length',
  confidence: 'sourced',
});

export const sources: readonly string[] = ['docs.pagopa.it, SACI, Generazione dell’Identificativo Univoco di Versamento'];

export const examples: ReferenceExamples = {
  valid: ['3011 2300 0000 0001 08'],
  invalid: { '301123000000000109': 'INCORRECT_CHECK_DIGITS', '401123000000000108': 'INVALID_FORMAT' },
  notCovered: ['101123000000000108'],
  built: { '3011230000000001': '301123000000000108' },
};
