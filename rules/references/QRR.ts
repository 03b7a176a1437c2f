/**
 * QR reference: 26 digits and a check digit, modulo 10 recursive. It is the ISR (ESR) reference of the orange slips that ended in 2022.
 *
 * The gotcha: it belongs to a QR-IBAN (IID 30000 to 31999) and to nothing else. Leading zeros count: a QR-bill carries all 27 digits.
 *
 * @see SIX, Swiss Implementation Guidelines for the QR-bill, reference type QRR and annex B
 */
import { mod10RecursiveDigit } from '../check-digits/mod10-recursive.js';
import { computed, groupedFromRight, type ReferenceExamples, reference } from '../vocabulary/reference.js';

export const QRR = reference({
  code: 'QRR',
  name: 'QR reference',
  localName: 'QR-Referenz',
  country: 'CH',
  usedFor: 'QR-bills of Switzerland and Liechtenstein with a QR-IBAN.',
  form: /^\d{27}$/,
  body: /^\d{1,26}$/,
  format: (value) => groupedFromRight(value, 5),
  parts: (value) => ({ reference: value.slice(0, 26), checkDigits: value.slice(26) }),
  checks: [
    computed(
      'mod10-recursive',
      (value) => value.slice(0, -1),
      (body) => {
        const digits = body.padStart(26, '0');
        return digits + mod10RecursiveDigit(digits);
      },
    ),
  ],
  evidence: 'length',
  confidence: 'verified',
});

export const sources: readonly string[] = ['SIX, Swiss Implementation Guidelines for the QR-bill'];

export const examples: ReferenceExamples = {
  valid: ['21 00000 00003 13947 14300 09017', '210000000003139471430009017'],
  invalid: {
    '21 00000 00003 13947 14300 09016': 'INCORRECT_CHECK_DIGITS',
    '18 78583': 'INVALID_FORMAT',
    'RF18 5390 0754 7034': 'INVALID_FORMAT',
  },
  built: { '21000000000313947143000901': '210000000003139471430009017', '187858': '000000000000000000001878583' },
};
