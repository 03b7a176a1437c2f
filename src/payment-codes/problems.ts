/**
 * What can be wrong with a payment code.
 *
 * The same checks look at a code that is read and at one that is written, so that no code is written that would be read with a problem. A reason
 * never repeats what the code says.
 */

/** What can be wrong with a payment code. */
export type PaymentCodeProblemCode =
  /** The text does not begin as one of the codes that are read. */
  | 'NOT_A_PAYMENT_CODE'
  /** There is no code of this kind. */
  | 'KIND_NOT_SUPPORTED'
  /** No network writes codes for such an account, or the network that is named is not known. */
  | 'NETWORK_NOT_SUPPORTED'
  /** What the code is to be written from has a member that nothing reads: misspelt, it would be lost unseen. */
  | 'MEMBER_UNKNOWN'
  | 'VERSION_NOT_SUPPORTED'
  | 'CHARACTER_SET_NOT_SUPPORTED'
  /** The parts of the code cannot be told apart from here on. */
  | 'INVALID_STRUCTURE'
  | 'ELEMENT_MISSING'
  | 'ELEMENT_REPEATED'
  /** The element stands where none may stand, or beside one that excludes it. */
  | 'ELEMENT_NOT_ALLOWED'
  | 'INVALID_FORMAT'
  | 'TOO_LONG'
  | 'CHARACTER_NOT_ALLOWED'
  | 'AMOUNT_OUT_OF_RANGE'
  | 'CURRENCY_NOT_ALLOWED'
  | 'INCORRECT_CHECKSUM'
  | 'IBAN_INCORRECT'
  | 'IBAN_COUNTRY_NOT_ALLOWED'
  | 'REFERENCE_INCORRECT'
  /** The account needs a reference of another type. */
  | 'REFERENCE_TYPE_NOT_ALLOWED'
  /** An address of two free lines, which Swiss codes had until 21 November 2025. It is read, and not written. */
  | 'ADDRESS_TYPE_ENDED'
  /** The code names a merchant, a card, a wallet or a link: whose account it is, only the network knows. */
  | 'ACCOUNT_NOT_NAMED';

/** Where a problem is. */
export type PaymentCodePlace =
  /** EPC and SWISS_QR: the line, from 1. */
  | { readonly line: number }
  /** EMV: the tag, with those of the templates around it, `26.01`. UPI, SPAYD and PAY_BY_SQUARE: the name of the parameter. */
  | { readonly tag: string };

export interface PaymentCodeProblem {
  readonly code: PaymentCodeProblemCode;
  /** Undefined: the whole code. */
  readonly place: PaymentCodePlace | undefined;
  /** What is wrong, in a sentence in English. */
  readonly reason: string;
}

/** More say no more of a text that is no code. */
const MAX_PROBLEMS = 50;

/** Collects problems. */
export class Problems {
  readonly list: PaymentCodeProblem[] = [];

  add(code: PaymentCodeProblemCode, place: PaymentCodePlace | undefined, reason: string): void {
    if (this.list.length < MAX_PROBLEMS) this.list.push({ code, place, reason });
  }
}
