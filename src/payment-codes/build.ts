/** Writes the text of a payment code. */
import type { Content } from './content.js';
import { writeEmv } from './emv-text.js';
import { writeEpc } from './epc.js';
import type { PAYMENT_CODE_KINDS, PaymentCodeBuildResult, PaymentCodeContent, PaymentCodeKind } from './payment-code.js';
import { Problems } from './problems.js';
import { writeSpayd } from './spayd.js';
import { writeSwissQr } from './swiss-qr-text.js';
import { writeUpi } from './upi.js';
import { writeContent } from './writing.js';

const WRITERS: Readonly<Record<(typeof PAYMENT_CODE_KINDS)[number], (content: Content, problems: Problems) => string>> = {
  EPC: writeEpc,
  SWISS_QR: writeSwissQr,
  EMV: writeEmv,
  UPI: writeUpi,
  SPAYD: writeSpayd,
};

/**
 * Writes the text of a payment code, for a program that draws QR codes. No code is written that would be read with a problem: the answer then says
 * why. Nothing is shortened, and no character replaced.
 *
 * What `parsePaymentCode` read can be written again, with another amount, say.
 *
 * @example
 * const account = { id: { value: 'BE72000000001616', type: 'IBAN' } };
 * const instruction = { creditor: { name: 'Red Cross' }, creditorAccount: account };
 * buildPaymentCode('EPC', { instruction, amount: '1.00', message: 'Urgency fund' })
 * // { ok: true, text: 'BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616\nEUR1.00\n\n\nUrgency fund' }
 */
export function buildPaymentCode(kind: PaymentCodeKind, content: PaymentCodeContent): PaymentCodeBuildResult {
  const problems = new Problems();
  const write = typeof kind === 'string' && Object.hasOwn(WRITERS, kind) ? WRITERS[kind as keyof typeof WRITERS] : undefined;
  if (write === undefined) problems.add('KIND_NOT_SUPPORTED', undefined, `The kind is none of ${Object.keys(WRITERS).join(', ')}.`);
  return writeContent(content, write, problems);
}
