/**
 * Dutch payment reference: 7 digits that check nothing; 9 to 14 with a check digit and a length digit before them; or 16 with a check digit.
 *
 * The weights 2, 4, 8, 5, 10, 9, 7, 3, 6, 1 run from the right, the length digit counts, and the check digit completes the sum to an eleven;
 * 10 is written 1.
 *
 * The gotcha: the acceptgiro slip ended in 2023, the reference did not.
 *
 * @see https://www.betaalvereniging.nl, De specificaties van het Nederlandse betalingskenmerk
 */
import { mod11Complement } from '../check-digits/sum-from-right.js';
import { butFor, computed, grouped, type ReferenceExamples, reference } from '../vocabulary/reference.js';

const WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1];

function checkDigit(digits: string): string {
  const value = mod11Complement(digits, WEIGHTS);
  return value === 10 ? '1' : String(value);
}

/** Of 7 digits and of 15 nothing but the check digit is made; of 7 to 12 the length digit, too. */
function complete(body: string): string {
  const digits = body.length === 15 ? body : `${body.length % 10}${body}`;
  return checkDigit(digits) + digits;
}

const bodyOf = (value: string): string => value.slice(value.length === 16 ? 1 : 2);

export const NL_BETALINGSKENMERK = reference({
  code: 'NL_BETALINGSKENMERK',
  name: 'Dutch payment reference',
  localName: 'betalingskenmerk',
  country: 'NL',
  usedFor: 'Taxes and invoices in the Netherlands.',
  form: /^(?:\d{7}|\d{9,14}|\d{16})$/,
  body: /^(?:\d{7,12}|\d{15})$/,
  format: (value) => grouped(value, 4),
  parts: (value) =>
    value.length === 7
      ? { reference: value }
      : value.length === 16
        ? { checkDigits: value.slice(0, 1), reference: value.slice(1) }
        : { checkDigits: value.slice(0, 1), length: value.slice(1, 2), reference: value.slice(2) },
  checks: [butFor(computed('nl-mod11', bodyOf, complete), (value) => (value.length === 7 ? 'none' : undefined))],
  evidence: 'digits',
  confidence: 'sourced',
});

export const sources: readonly string[] = ['betaalvereniging.nl, De specificaties van het Nederlandse betalingskenmerk'];

export const examples: ReferenceExamples = {
  valid: ['5000 0567 8901 2345', '1234567'],
  invalid: {
    '6000 0567 8901 2345': 'INCORRECT_CHECK_DIGITS',
    '12345678': 'INVALID_FORMAT',
    '123456789012345': 'INVALID_FORMAT',
  },
  built: { '000056789012345': '5000056789012345' },
};
