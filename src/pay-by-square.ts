/** `payprep/pay-by-square`: the payment code of Slovakia, read into an instruction and written from one. */
export { buildPayBySquare, parsePayBySquare } from './payment-codes/by-square.js';
export type {
  PaymentCode,
  PaymentCodeBuildResult,
  PaymentCodeContent,
  PaymentCodeDetails,
  PaymentCodeElements,
  PaymentCodeKind,
  PaymentCodeParty,
} from './payment-codes/payment-code.js';
export type { PaymentCodePlace, PaymentCodeProblem, PaymentCodeProblemCode } from './payment-codes/problems.js';
