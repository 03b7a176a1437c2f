/**
 * Danish payment slip (FIK): card type 71 with a payment number of 15 digits, 75 with one of 16, 73 with none, then the creditor number of 8 digits.
 *
 * The payment number ends in a Luhn digit. It is written as on the slip, +71<123456789012347+81234567<; leading zeros may be left out.
 *
 * The gotcha: card type 73 has nothing that could be checked. Type 01 and 04 are those of giro accounts, and are not read.
 *
 * @see http://www.giro-kort.dk, FI-kort (payment number, check digit, creditor number)
 */
import { luhnDigitOf } from '../check-digits/luhn.js';
import { type ReferenceExamples, reference } from '../vocabulary/reference.js';

/** Card type → how many digits its payment numbers have. */
const LENGTHS = { '71': 15, '75': 16, '73': 0 } as const;

interface Slip {
  readonly type: string;
  readonly id: string;
  /** With the sign before it. */
  readonly creditor: string;
}

function slipOf(value: string): Slip {
  const end = value.includes('+', 4) ? value.indexOf('+', 4) : value.length;
  return { type: value.slice(1, 3), id: value.slice(4, end), creditor: value.slice(end) };
}

/** Zeros before a short payment number. */
function read(text: string): string {
  const [, type = '', id = '', creditor = ''] = /^\+?(7[135])[<>](\d{0,16})(?:\+(\d{8})[<>]?)?$/.exec(text) ?? [];
  const length = id === '' ? 0 : LENGTHS[type as keyof typeof LENGTHS];
  return type === '' ? text : `+${type}<${id.padStart(length, '0')}${creditor && `+${creditor}`}`;
}

export const DK_FIK = reference({
  code: 'DK_FIK',
  name: 'Danish payment slip',
  localName: 'FI-kort, betalings-ID',
  country: 'DK',
  usedFor: 'Invoices in Denmark.',
  form: /^\+(?:71<\d{15}(?:\+\d{8})?|75<\d{16}(?:\+\d{8})?|73<\+\d{8})$/,
  body: /^\+(?:71<0\d{14}(?:\+\d{8})?|75<0\d{15}(?:\+\d{8})?|73<\+\d{8})$/,
  read,
  format: (value) => (value.lastIndexOf('+') > 0 ? `${value}<` : value),
  parts(value) {
    const { type, id, creditor } = slipOf(value);
    return { cardType: type, ...(id !== '' && { paymentId: id }), ...(creditor !== '' && { creditorNumber: creditor.slice(1) }) };
  },
  checks: [
    {
      name: 'luhn',
      verify(value) {
        const { id } = slipOf(value);
        return id === '' ? 'none' : luhnDigitOf(id.slice(0, -1)) === id.slice(-1) ? 'passed' : 'failed';
      },
      // the zero that the form puts before the body makes room for the digit
      complete(body) {
        const { type, id, creditor } = slipOf(body);
        return id === '' ? body : `+${type}<${id.slice(1)}${luhnDigitOf(id)}${creditor}`;
      },
    },
  ],
  evidence: 'mark',
  marked: /\+7[15]<[\d ]{15,20}\+\d{7,8}<?/g,
  confidence: 'sourced',
});

export const sources: readonly string[] = ['giro-kort.dk, FI-kort'];

export const examples: ReferenceExamples = {
  valid: ['+71<000000000000018+81234567<', '+75<26+81234567', '+73<+81234567<', '+71<18'],
  invalid: { '+71<19+81234567<': 'INCORRECT_CHECK_DIGITS', '+72<18+81234567': 'INVALID_FORMAT', '+73<18': 'INVALID_FORMAT' },
  built: { '+71<1+81234567': '+71<000000000000018+81234567', '+75<2': '+75<0000000000000026', '+73<+81234567': '+73<+81234567' },
};
