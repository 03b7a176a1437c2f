/**
 * Estonian reference number: 1 to 19 digits and a check digit by the 7-3-1 method, whose weights run from the right.
 *
 * @see http://nwy-pangaliit.voog.com/arveldused/viitenumber, Viitenumbri standard
 * @see http://www.pangaliit.ee/en/settlements-and-standards/example-of-the-use-of-method-7-3-1
 */
import { mod10Digit } from '../check-digits/sum-from-right.js';
import { atEnd, grouped, type ReferenceExamples, reference } from '../vocabulary/reference.js';

export const EE_REFERENCE = reference({
  code: 'EE_REFERENCE',
  name: 'Estonian reference number',
  localName: 'viitenumber',
  country: 'EE',
  usedFor: 'Invoices and taxes in Estonia.',
  form: /^\d{2,20}$/,
  body: /^\d{1,19}$/,
  format: (value) => grouped(value, 4),
  parts: (value) => ({ reference: value.slice(0, -1), checkDigits: value.slice(-1) }),
  checks: [atEnd('mod10-731', 1, (body) => mod10Digit(body, [7, 3, 1]))],
  evidence: 'digits',
  confidence: 'sourced',
});

export const sources: readonly string[] = ['pangaliit.ee, Viitenumbri standard'];

export const examples: ReferenceExamples = {
  valid: ['1213 1295 2', '1234561', '13'],
  invalid: { '1234562': 'INCORRECT_CHECK_DIGITS', '1': 'INVALID_FORMAT' },
  built: { '12131295': '121312952' },
};
