/**
 * Norwegian customer identification number (KID): 2 to 25 digits, of which the last is a check digit.
 *
 * The gotcha: the creditor and its bank agree on modulo 10 (Luhn) or modulo 11, and on the lengths. Without that agreement a number that passes
 * either is taken, as one wrong number in five does: name the check, where it is known. In modulo 11 a check digit of 10 is written as a hyphen.
 *
 * @see http://wiki.cordel.no, Krav til oppsett av giroblankett for OCR (length, modulo 10 or 11)
 * @see Mastercard Payment Services (Nets), OCR giro, system specification
 */
import { luhnDigitOf } from '../check-digits/luhn.js';
import { mod11Complement } from '../check-digits/sum-from-right.js';
import { atEnd, type ReferenceExamples, reference } from '../vocabulary/reference.js';

const mod11Digit = (body: string): string => {
  const value = mod11Complement(body, [2, 3, 4, 5, 6, 7]);
  return value === 10 ? '-' : String(value);
};

export const NO_KID = reference({
  code: 'NO_KID',
  name: 'Norwegian customer identification',
  localName: 'KID',
  country: 'NO',
  usedFor: 'Invoices in Norway.',
  form: /^\d{1,24}[\d-]$/,
  body: /^\d{1,24}$/,
  ignored: '.',
  parts: (value) => ({ reference: value.slice(0, -1), checkDigits: value.slice(-1) }),
  checks: [atEnd('luhn', 1, luhnDigitOf), atEnd('mod11', 1, mod11Digit)],
  evidence: 'digits',
  confidence: 'sourced',
});

export const sources: readonly string[] = [
  'wiki.cordel.no, Krav til oppsett av giroblankett for OCR',
  'Mastercard Payment Services (Nets), OCR giro, system specification',
];

export const examples: ReferenceExamples = {
  valid: ['2345676', '12345678903', '1234 5678 903'],
  invalid: { '2345677': 'INCORRECT_CHECK_DIGITS', '1': 'INVALID_FORMAT', '12345678901234567890123456': 'INVALID_FORMAT' },
  built: { '234567': '2345676' },
};
