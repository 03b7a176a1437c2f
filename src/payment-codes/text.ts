/** What is asked of any text before it is read as a payment code. */
import type { PaymentCode, PaymentCodeKind } from './payment-code.js';
import { type PaymentCodeProblemCode, Problems } from './problems.js';

/** A QR code holds no more characters. */
const MAX_TEXT = 4296;

/** How PAY by square begins: kind 0, a version below 8, documents of type 0; then a length, and the zero with which LZMA begins. */
export const BY_SQUARE_START = /^(?!000201)0[048CGKOS]0[0-9A-F][0-9A-V]{2}[08GO]0[0-9A-V]*={0,6}\s*$/;

/** What is read of a text that is not read. */
export function notRead(kind: PaymentCodeKind | undefined, problem: PaymentCodeProblemCode, reason: string): PaymentCode {
  const problems = new Problems();
  problems.add(problem, undefined, reason);
  const nothing = { amount: undefined, currency: undefined, reference: undefined, message: undefined };
  return { kind, instruction: {}, ...nothing, details: {}, problems: problems.list };
}

const NOT = 'NOT_A_PAYMENT_CODE';

/** The text without the white space before it; what says why not where it is none, or too long. */
export function readText(value: unknown): string | PaymentCode {
  if (typeof value !== 'string') return notRead(undefined, NOT, 'A payment code is a text.');
  if (value.length > 2 * MAX_TEXT) return notRead(undefined, NOT, 'The text is longer than any code.');
  return value.replace(/^[\ufeff\s]+/, '');
}

/** What is read of a text that begins as no code that is read. */
export const unknownStart = (): PaymentCode => notRead(undefined, NOT, 'The text does not begin as a code that is read here.');
