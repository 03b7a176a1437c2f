/**
 * BPAY customer reference number, Australia: 2 to 20 digits.
 *
 * The gotcha: each biller chooses its check rule among some twenty, and some choose none. What passes neither of the two common rules is not covered;
 * what passes one of them does so by chance once in five times.
 *
 * @see Westpac, BPAY check digit calculator
 * @see BPAY Group, The BPAY customer reference number, training, August 2015
 */
import { bpayMod10V05Digit } from '../check-digits/bpay.js';
import { luhnDigitOf } from '../check-digits/luhn.js';
import { atEnd, type ReferenceExamples, reference } from '../vocabulary/reference.js';

export const AU_BPAY_CRN = reference({
  code: 'AU_BPAY_CRN',
  name: 'BPAY customer reference number',
  localName: 'CRN, Ref',
  country: 'AU',
  usedFor: 'Bills in Australia, together with a biller code.',
  form: /^\d{2,20}$/,
  body: /^\d{1,19}$/,
  parts: (value) => ({ reference: value.slice(0, -1), checkDigits: value.slice(-1) }),
  checks: [
    atEnd('mod10v01', 1, luhnDigitOf),
    atEnd('mod10v05', 1, bpayMod10V05Digit),
    { name: 'rule-of-the-biller', verify: () => 'not-covered', complete: () => undefined },
  ],
  evidence: 'digits',
  confidence: 'sourced',
});

export const sources: readonly string[] = [
  'Westpac, BPAY check digit calculator',
  'BPAY Group, The BPAY customer reference number, August 2015',
];

export const examples: ReferenceExamples = {
  valid: ['000016725', '394 523 459', '100004563'],
  invalid: { '1': 'INVALID_FORMAT', '123456789012345678901': 'INVALID_FORMAT' },
  notCovered: ['000016724'],
  built: { '00001672': '000016725' },
};
