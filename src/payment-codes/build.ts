/** Writes the text of a payment code. */
import { readMembers } from '../instruction/values.js';
import { Content } from './content.js';
import { writeEmv } from './emv-text.js';
import { writeEpc } from './epc.js';
import type { PaymentCodeBuildResult, PaymentCodeContent, PaymentCodeDetails, PaymentCodeKind } from './payment-code.js';
import { Problems } from './problems.js';
import { writeSpayd } from './spayd.js';
import { writeSwissQr } from './swiss-qr-text.js';
import { writeUpi } from './upi.js';

const WRITERS: Readonly<Record<PaymentCodeKind, (content: Content, problems: Problems) => string>> = {
  EPC: writeEpc,
  SWISS_QR: writeSwissQr,
  EMV: writeEmv,
  UPI: writeUpi,
  SPAYD: writeSpayd,
};

/** The members that are read; what reading gives may be written again, with `kind` and `problems`. */
const MEMBERS = ['instruction', 'amount', 'currency', 'reference', 'message', 'details', 'kind', 'problems'];

const DETAILS: readonly (keyof PaymentCodeDetails)[] = [
  ...(['lineBreak', 'version', 'characterSet', 'purpose', 'information'] as const),
  ...(['debtor', 'billInformation', 'alternativeProcedures', 'network', 'elements'] as const),
];

function checkMembers(value: unknown, name: string, known: readonly string[], problems: Problems): void {
  if (Object.keys(readMembers(value)).every((member) => known.includes(member))) return;
  problems.add('MEMBER_UNKNOWN', undefined, `The ${name} have a member that is not known here. Known: ${known.join(', ')}.`);
}

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
  const write = typeof kind === 'string' && Object.hasOwn(WRITERS, kind) ? WRITERS[kind] : undefined;
  if (write === undefined) problems.add('KIND_NOT_SUPPORTED', undefined, `The kind is none of ${Object.keys(WRITERS).join(', ')}.`);
  const read = new Content(content, problems);
  checkMembers(content, 'contents', MEMBERS, problems);
  checkMembers(read.at('details'), 'details', DETAILS, problems);
  const text = write?.(read, problems) ?? '';
  const [first, ...others] = problems.list;
  return first === undefined ? { ok: true, text } : { ok: false, problems: [first, ...others] };
}
