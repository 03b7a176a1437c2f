/** The tools `read_payment_code` and `write_payment_code`: the text in a payment QR code, read and written. */
import { buildPayBySquare, parsePayBySquare } from 'payprep/pay-by-square';
import { buildPaymentCode, type PaymentCodeContent, type PaymentCodeKind, parsePaymentCode, paymentCodeKinds } from 'payprep/payment-codes';
import type { Arguments } from './arguments.js';
import { LIKE_VALIDATE } from './schemas/descriptions.js';
import { instructionSchema } from './schemas/instruction.js';
import type { ObjectSchema } from './schemas/json-schema.js';
import { paymentCodeResults, paymentCodeTexts } from './schemas/results.js';
import type { Tool } from './tool.js';

/** The payment of a code, without its raw parts, which are of use only to programs. */
function readCode(args: Arguments): Arguments {
  const read = parsePaymentCode(args.text);
  const { details, instruction: payment, ...code } = read.kind === 'PAY_BY_SQUARE' ? parsePayBySquare(args.text) : read;
  const members = { ...code, payment, network: details.network, debtor: details.debtor, purpose: details.purpose };
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined));
}

/** The kinds that can be written. PAY by square comes from an entry of its own, `payprep/pay-by-square`, because it needs a compressor. */
const WRITTEN_KINDS: readonly string[] = [...paymentCodeKinds, 'PAY_BY_SQUARE'];

function writeCode({ kind, payment, network, ...rest }: Arguments): Arguments {
  if (typeof kind !== 'string' || !WRITTEN_KINDS.includes(kind))
    return { problems: [{ code: 'KIND_NOT_SUPPORTED', reason: `The kind is none of ${WRITTEN_KINDS.join(', ')}.` }] };
  // values are not checked here: what cannot be written comes back in `problems`
  const content = {
    ...rest,
    instruction: payment,
    ...(network !== undefined && { details: { network } }),
  } as unknown as PaymentCodeContent;
  const { ok, ...result } = kind === 'PAY_BY_SQUARE' ? buildPayBySquare(content) : buildPaymentCode(kind as PaymentCodeKind, content);
  return result;
}

const writtenCode = (payment: ObjectSchema): ObjectSchema => ({
  type: 'object',
  properties: {
    kind: { type: 'string', enum: [...WRITTEN_KINDS] },
    payment,
    amount: { type: 'string', description: 'A decimal as text: 12.30.' },
    currency: { type: 'string' },
    reference: { type: 'string' },
    message: { type: 'string' },
    network: { type: 'string' },
  },
  required: ['kind'],
});

export const readPaymentCodeTool: Tool = {
  name: 'read_payment_code',
  title: 'Read a payment code',
  description:
    'Reads the text of a payment QR code or link: EPC (GiroCode), Swiss QR-bill, EMV (Pix, PayNow, PromptPay, FPS, VietQR, QRIS), UPI, SPAYD, PAY by square. Gives the payment for validate, amount, reference, and what is wrong with the code.',
  inputSchema: {
    type: 'object',
    properties: { text: { type: 'string', description: 'What a reader of QR codes gave, line breaks included.' } },
    required: ['text'],
  },
  outputSchema: paymentCodeResults,
  run: readCode,
};

export const writePaymentCodeTool = (): Tool => ({
  name: 'write_payment_code',
  title: 'Write a payment code',
  description:
    'Writes the text of a payment QR code or link from a payment, amount, reference and message; or says why it cannot. It draws no picture.',
  inputSchema: writtenCode({ type: 'object', description: LIKE_VALIDATE, properties: {} }),
  argumentSchema: writtenCode(instructionSchema()),
  outputSchema: paymentCodeTexts,
  run: writeCode,
});
