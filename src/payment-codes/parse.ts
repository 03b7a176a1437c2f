/** Reads the text of a payment code, of whatever kind. */
import { readEmv } from './emv.js';
import { readEpc } from './epc.js';
import type { PaymentCode, PaymentCodeKind } from './payment-code.js';
import { Problems } from './problems.js';
import { readSpayd } from './spayd.js';
import { readSwissQr } from './swiss-qr-text.js';
import { readUpi } from './upi.js';

/** A QR code holds no more characters. */
const MAX_TEXT = 4296;

interface Reader {
  readonly kind: PaymentCodeKind;
  readonly start: RegExp;
  /** Lines at the end say something. */
  readonly isOfLines: boolean;
  readonly read: (text: string, problems: Problems) => PaymentCode;
}

const READERS: readonly Reader[] = [
  { kind: 'EPC', start: /^BCD(?:\r\n?|\n)/, isOfLines: true, read: readEpc },
  { kind: 'SWISS_QR', start: /^SPC(?:\r\n?|\n)/, isOfLines: true, read: readSwissQr },
  { kind: 'EMV', start: /^0002\d\d/, isOfLines: false, read: readEmv },
  { kind: 'UPI', start: /^upi:/i, isOfLines: false, read: readUpi },
  { kind: 'SPAYD', start: /^SPD\*/i, isOfLines: false, read: readSpayd },
];

function none(reason: string): PaymentCode {
  const problems = new Problems();
  problems.add('NOT_A_PAYMENT_CODE', undefined, reason);
  const nothing = { amount: undefined, currency: undefined, reference: undefined, message: undefined };
  return { kind: undefined, instruction: {}, ...nothing, details: {}, problems: problems.list };
}

/**
 * Reads a payment code: the text that a QR code holds, or a link.
 *
 * What the code says is read as far as possible, whatever is wrong with it; `problems` says what is. `instruction` can be validated. Any value gets
 * an answer: what is no payment code has no kind, and a problem that says so.
 *
 * @example
 * const code = parsePaymentCode('SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK*X-VS:1234567890');
 * [code.kind, code.instruction.creditorAccount?.id?.value, code.amount, code.currency, code.reference]
 * // ['SPAYD', 'CZ5855000000001265098001', '100.00', 'CZK', '1234567890']
 */
export function parsePaymentCode(text: unknown): PaymentCode {
  if (typeof text !== 'string') return none('A payment code is a text.');
  if (text.length > 2 * MAX_TEXT) return none('The text is longer than any code.');
  const begun = text.replace(/^[\ufeff\s]+/, '');
  const reader = READERS.find(({ start }) => start.test(begun));
  if (reader === undefined) return none('The text does not begin as a code that is read here.');
  const problems = new Problems();
  return reader.read(reader.isOfLines ? withLineFeeds(begun, problems) : begun.trimEnd(), problems);
}

/** A scanner that types what it reads ends lines with the return key. */
function withLineFeeds(text: string, problems: Problems): string {
  if (!/^[A-Z]{3}\r(?!\n)/.test(text)) return text;
  problems.add('INVALID_STRUCTURE', undefined, 'The lines end with a carriage return alone, not with a line feed.');
  return text.replaceAll('\r', '\n');
}
