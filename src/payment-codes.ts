/** `payprep/payment-codes`: the text in a payment QR code, read into an instruction and written from one. */
export { buildPaymentCode } from './payment-codes/build.js';
export { parsePaymentCode } from './payment-codes/parse.js';
export {
  PAYMENT_CODE_KINDS as paymentCodeKinds,
  type PaymentCode,
  type PaymentCodeBuildResult,
  type PaymentCodeContent,
  type PaymentCodeDetails,
  type PaymentCodeElements,
  type PaymentCodeKind,
  type PaymentCodeParty,
} from './payment-codes/payment-code.js';
export type { PaymentCodePlace, PaymentCodeProblem, PaymentCodeProblemCode } from './payment-codes/problems.js';
