/** Reads the text of a payment code, of whatever kind. */
import { appLinks } from '../../rules/text-codes/text-codes.js';
import { readEmv } from './emv.js';
import { readEpc } from './epc.js';
import type { PaymentCode, PaymentCodeKind } from './payment-code.js';
import { Problems } from './problems.js';
import { readSpayd } from './spayd.js';
import { readSwissQr } from './swiss-qr-text.js';
import { BY_SQUARE_START, notRead, readText, unknownStart } from './text.js';
import { findTextCode, readTextCode } from './text-code.js';
import { readUpi } from './upi.js';

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
  { kind: 'PAY_BY_SQUARE', start: BY_SQUARE_START, isOfLines: false, read: readElsewhere },
  { kind: 'EMV', start: /^0002\d\d/, isOfLines: false, read: readEmv },
  { kind: 'UPI', start: /^upi:/i, isOfLines: false, read: readUpi },
  { kind: 'UPI', start: appLinks, isOfLines: false, read: readAppLink },
  { kind: 'SPAYD', start: /^SPD\*/i, isOfLines: false, read: readSpayd },
];

/** PAY by square is packed. What unpacks it is an entry of its own, which can be loaded when such a code is met. */
function readElsewhere(): PaymentCode {
  return notRead('PAY_BY_SQUARE', 'KIND_NOT_SUPPORTED', 'This is PAY by square: `parsePayBySquare` of payprep/pay-by-square reads it.');
}

/** Apps have links of their own, with the parameters of UPI. */
function readAppLink(): PaymentCode {
  return notRead('UPI', 'KIND_NOT_SUPPORTED', 'This link opens one app alone. Every app reads it where it begins with upi://pay?.');
}

/**
 * Reads a payment code: the text that a QR code holds, or a link.
 *
 * What the code says is read as far as possible, whatever is wrong with it; `problems` says what is. `instruction` can be validated. Any value gets
 * an answer: what is no payment code has no kind, and a problem that says so. PAY by square is recognized, and read by `parsePayBySquare` of
 * `payprep/pay-by-square`.
 *
 * @example
 * const code = parsePaymentCode('SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK*X-VS:1234567890');
 * [code.kind, code.instruction.creditorAccount?.id?.value, code.amount, code.currency, code.reference]
 * // ['SPAYD', 'CZ5855000000001265098001', '100.00', 'CZK', '1234567890']
 */
export function parsePaymentCode(text: unknown): PaymentCode {
  const begun = readText(text);
  if (typeof begun !== 'string') return begun;
  const national = findTextCode(begun);
  if (national !== undefined) return readTextCode(begun.trimEnd(), national, new Problems());
  const reader = READERS.find(({ start }) => start.test(begun));
  if (reader === undefined) return unknownStart();
  const problems = new Problems();
  return reader.read(reader.isOfLines ? withLineFeeds(begun, problems) : begun.trimEnd(), problems);
}

/** A scanner that types what it reads ends lines with the return key. */
function withLineFeeds(text: string, problems: Problems): string {
  if (!/^[A-Z]{3}\r(?!\n)/.test(text)) return text;
  problems.add('INVALID_STRUCTURE', undefined, 'The lines end with a carriage return alone, not with a line feed.');
  return text.replaceAll('\r', '\n');
}
