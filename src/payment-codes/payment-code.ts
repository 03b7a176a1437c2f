/** What a payment code says, and what a code is written from. */
import type { Address, PaymentInstruction } from '../instruction/payment-instruction.js';
import type { PaymentCodeProblem } from './problems.js';

/**
 * The payment codes that are read and written.
 *
 * `EPC` is also called GiroCode, `SWISS_QR` the QR-bill, `SPAYD` QR Platba. `EMV` is what Pix, PayNow, PromptPay, QRIS, DuitNow, FPS, VietQR and
 * QR Ph are written by.
 */
export const PAYMENT_CODE_KINDS = ['EPC', 'SWISS_QR', 'EMV', 'UPI', 'SPAYD'] as const;

/** National codes and links that are read alone: Croatia, Slovenia, Serbia, Russia, Poland, Hungary, Ukraine; `bank://` and `payto://`. */
export type TextCodeKind = 'HUB3' | 'UPN_QR' | 'IPS_QR' | 'ST00012' | 'ZBP_2D' | 'HCT' | 'NBU_QR' | 'BEZAHLCODE' | 'PAYTO';

/** `PAY_BY_SQUARE`, the Slovak one, is read and written by an entry of its own, `payprep/pay-by-square`: it is packed. */
export type PaymentCodeKind = (typeof PAYMENT_CODE_KINDS)[number] | TextCodeKind | 'PAY_BY_SQUARE';

/** The parts of an EMV, UPI, SPAYD or PAY by square code in their order: tag and value, as the code writes them, checksums left out. */
export type PaymentCodeElements = readonly (readonly [tag: string, value: string])[];

/** A person or company in a Swiss QR code. */
export interface PaymentCodeParty {
  readonly name?: string | undefined;
  readonly address?: Address | undefined;
}

/** What a code says beside the payment. What is not given when one is written has the value that the specification prefers. */
export interface PaymentCodeDetails {
  /** EPC and SWISS_QR: how lines end. Absent: `LF`. */
  readonly lineBreak?: 'LF' | 'CRLF' | undefined;
  /** EPC: `001`, which needs a BIC, or `002`. Absent: `002`. PAY_BY_SQUARE: `1.0.0`, `1.1.0`, or `1.2.0`, which needs a name. Absent: `1.2.0`. */
  readonly version?: string | undefined;
  /** EPC: `1` for UTF-8, `2` to `8` for a part of ISO 8859. Absent: `1`. */
  readonly characterSet?: string | undefined;
  /** EPC: the purpose code, such as `GDDS`. */
  readonly purpose?: string | undefined;
  /** EPC: information from the payee to the payer. */
  readonly information?: string | undefined;
  /** SWISS_QR: who pays. */
  readonly debtor?: PaymentCodeParty | undefined;
  /** SWISS_QR: structured information on the bill, `//S1/…`. */
  readonly billInformation?: string | undefined;
  /** SWISS_QR: at most two, such as `eBill/B/…`. */
  readonly alternativeProcedures?: readonly string[] | undefined;
  /** EMV: the network, such as `PIX`. Absent: what country and account of the instruction say. */
  readonly network?: string | undefined;
  /** EMV, UPI, SPAYD and PAY_BY_SQUARE: every part. What the instruction says takes the place of the part; the others stay. */
  readonly elements?: PaymentCodeElements | undefined;
}

/** What a payment code is written from. */
export interface PaymentCodeContent {
  /** The payee: name, account, bank. */
  readonly instruction: PaymentInstruction;
  /** A decimal as text, such as `'12.30'`: never a number, which could not hold every amount. */
  readonly amount?: string | undefined;
  /** ISO 4217. Absent: that of the instruction, or the only one that the code allows. */
  readonly currency?: string | undefined;
  /** The reference that the payer has to copy. */
  readonly reference?: string | undefined;
  /** A text to the payee. */
  readonly message?: string | undefined;
  readonly details?: PaymentCodeDetails | undefined;
}

/** What was read. It can be given to `buildPaymentCode` again. */
export interface PaymentCode extends PaymentCodeContent {
  /** Undefined where the text is no payment code. */
  readonly kind: PaymentCodeKind | undefined;
  readonly amount: string | undefined;
  readonly currency: string | undefined;
  readonly reference: string | undefined;
  readonly message: string | undefined;
  readonly details: PaymentCodeDetails;
  /** What is wrong with the code, in the order of the text. Empty: it follows its specification. */
  readonly problems: readonly PaymentCodeProblem[];
}

/** The text of a code, or why there is none. */
export type PaymentCodeBuildResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly [PaymentCodeProblem, ...PaymentCodeProblem[]] };
