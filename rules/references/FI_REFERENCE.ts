/**
 * Finnish reference number: 3 to 19 digits and a check digit. The weights 7, 3, 1 run from the right; the check digit completes the sum to a ten.
 *
 * The gotcha: leading zeros, which machines print up to 20 digits, say nothing, so that they are left out. The same number as an RF reference is RF, two digits, and this one.
 *
 * @see Finance Finland, Structure of the Finnish national reference number and its check digit
 */
import { mod10Digit } from '../check-digits/sum-from-right.js';
import { atEnd, groupedFromRight, type ReferenceExamples, reference } from '../vocabulary/reference.js';

export const FI_REFERENCE = reference({
  code: 'FI_REFERENCE',
  name: 'Finnish reference number',
  localName: 'viitenumero',
  country: 'FI',
  usedFor: 'Invoices in Finland.',
  form: /^\d{4,20}$/,
  body: /^\d{3,19}$/,
  read: (text) => (/^\d{4,20}$/.test(text) ? text.replace(/^0+(?=\d{4})/, '') : text),
  format: (value) => groupedFromRight(value, 5),
  parts: (value) => ({ reference: value.slice(0, -1), checkDigits: value.slice(-1) }),
  checks: [atEnd('mod10-731', 1, (body) => mod10Digit(body, [7, 3, 1]))],
  evidence: 'digits',
  confidence: 'sourced',
});

export const sources: readonly string[] = [
  'knowledge.xmldation.com, Finnish reference number',
  'Finance Finland, Structure of the Finnish national reference number and its check digit',
];

export const examples: ReferenceExamples = {
  valid: ['1234561', '0000 1234561'],
  invalid: { '1234562': 'INCORRECT_CHECK_DIGITS', '123': 'INVALID_FORMAT' },
  built: { '123456': '1234561' },
};
