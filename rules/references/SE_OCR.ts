/**
 * Swedish OCR reference: 2 to 25 digits, of which the last is a Luhn check digit.
 *
 * The gotcha: the agreement of the creditor says what is demanded. Level 1 (soft) takes any text after a warning, level 2 the check digit, level 3 a
 * length digit before it as well, level 4 one or two fixed lengths: the check `luhn-with-length` and the option `lengths` ask for these.
 *
 * @see Bankgirot, Bankgiro Receivables, user manual, May 2017, OCR reference check
 * @see https://www.bankgirot.se/tjanster/inbetalningar/bankgiro-inbetalningar/ocr-referenskontroll/
 */
import { luhnDigitOf } from '../check-digits/luhn.js';
import { atEnd, type ReferenceExamples, reference } from '../vocabulary/reference.js';

const lengthDigit = (body: string): string => String((body.length + 2) % 10);

const withLength = atEnd('luhn-with-length', 2, (body) => lengthDigit(body) + luhnDigitOf(body + lengthDigit(body)));

export const SE_OCR = reference({
  code: 'SE_OCR',
  name: 'Swedish OCR reference',
  localName: 'OCR-nummer, OCR',
  country: 'SE',
  usedFor: 'Invoices in Sweden, paid to a Bankgiro or Plusgiro number.',
  form: /^\d{2,25}$/,
  body: /^\d{1,24}$/,
  parts: (value) => ({ reference: value.slice(0, -1), checkDigits: value.slice(-1) }),
  checks: [atEnd('luhn', 1, luhnDigitOf), withLength],
  evidence: 'digits',
  confidence: 'sourced',
});

export const sources: readonly string[] = ['Bankgirot, Bankgiro Receivables, user manual, May 2017'];

export const examples: ReferenceExamples = {
  valid: ['1234566', '123 456 82'],
  invalid: { '1234567': 'INCORRECT_CHECK_DIGITS', '1': 'INVALID_FORMAT' },
  built: { '123456': '1234566' },
};
