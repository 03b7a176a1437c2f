/**
 * Customer code of an Italian postal slip that is printed by the creditor (TD 896, TD 674): 16 digits and two check digits, the 16 modulo 93.
 *
 * @see Gazzetta Ufficiale, 20 May 2013, 13A04294, annex 1, point 1.4
 */
import { mod93Digits } from '../check-digits/mod93.js';
import { atEnd, grouped, type ReferenceExamples, reference } from '../vocabulary/reference.js';

export const IT_BOLLETTINO = reference({
  code: 'IT_BOLLETTINO',
  name: 'Customer code of an Italian postal slip',
  localName: 'codice cliente, quarto campo',
  country: 'IT',
  usedFor: 'Postal slips 896 and 674 of utilities and authorities in Italy.',
  form: /^\d{18}$/,
  body: /^\d{16}$/,
  ignored: '-.<>',
  format: (value) => grouped(value, 4),
  parts: (value) => ({ reference: value.slice(0, 16), checkDigits: value.slice(16) }),
  checks: [atEnd('mod93', 2, mod93Digits)],
  evidence: 'length',
  confidence: 'sourced',
});

export const sources: readonly string[] = ['Gazzetta Ufficiale, 20 May 2013, 13A04294, annex 1'];

export const examples: ReferenceExamples = {
  valid: ['<301123000000000108>', '301123000000000108'],
  invalid: { '301123000000000109': 'INCORRECT_CHECK_DIGITS', '30112300000000016': 'INVALID_FORMAT' },
  built: { '3011230000000001': '301123000000000108' },
};
