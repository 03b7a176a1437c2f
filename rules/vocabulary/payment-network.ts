/**
 * A network that writes its payment codes by the EMV specification for QR codes. A module in `payment-codes/` calls {@link paymentNetwork} once.
 *
 * A code is a list of data objects: two digits for the tag, two for the length, the value. The value of a template is such a list again. A path
 * names an object within: `26.01` is the object 01 of the template 26; within a template of the network, `01.00` is the object 00 of its object 01.
 *
 * @see EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode, version 1.1
 */
import type { AccountIdType } from './scheme.js';

/** An identifier of the payee that a template can hold. */
export interface PaymentNetworkAccount {
  /** Where it stands in the template of the network. */
  readonly path: string;
  readonly type: AccountIdType;
  /** The object that says that this type is meant, and what it says. */
  readonly when?: readonly [path: string, value: string];
  /** The form by which a type is told from the others at the same place, anchored and linear. Absent: any text. */
  readonly form?: RegExp;
  /** How a code begins the identifier, and how an instruction does: `0066` and `+66`. */
  readonly prefix?: readonly [inCode: string, inInstruction: string];
  /** Of a telephone number: the country code that is put before a number that has none. */
  readonly callingCode?: `+${number}`;
  /** A code writes a hyphen behind the country code: `+852-61234567`. */
  readonly isHyphenated?: true;
  /** As many characters of the object, before the account, name its bank. Such an account is read, and not written. */
  readonly bankLength?: number;
  /** An object beside it without which it names an account: with it, it names a bank, and the object the account there. */
  readonly unless?: string;
  /** The settlement system of the network does not take this type. */
  readonly isOutsideSystem?: true;
}

/** A network as its module declares it. */
export interface PaymentNetworkRule {
  readonly code: string;
  readonly name: string;
  /** What the object 00 of its template says, in any case. The first is written. None: the account stands there, in `identifierForm`. */
  readonly identifiers: readonly string[];
  /** Anchored and linear. */
  readonly identifierForm?: RegExp;
  /** The template in which the identifier is written. It is read in any from 26 to 51. */
  readonly tag: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Alphabetic code → numeric code, ISO 4217. The first is meant where none is given. */
  readonly currencies: Readonly<Record<string, string>>;
  readonly settlementSystem?: string;
  /** The identifiers that name an account. None: a code names a merchant, and the payer's bank looks up the account. */
  readonly accounts: readonly PaymentNetworkAccount[];
  /** The bank of the payee. */
  readonly bank?: { readonly path: string; readonly as: 'bic' | 'memberId' };
  /** The object of the template that says whether the payer may change the amount, and what it says of a code with an amount, and without. */
  readonly amountLock?: { readonly path: string; readonly fixed: string; readonly open: string };
  /** Where the payer finds the reference. Absent: `62.05`. */
  readonly reference?: string;
  /** Where else codes have it, in this order, and its form there, anchored and linear. */
  readonly otherReferences?: readonly { readonly path: string; readonly form: RegExp }[];
  /** What stands there in place of a reference where there is none. */
  readonly noReference?: string;
  /** Where the text to the payee stands. Absent: `62.08`. */
  readonly message?: string;
  /** The object of the template that holds the address from which a bank fetches the payment. */
  readonly link?: string;
  /** The object in which a code with an amount says when it was made. Nothing here knows the time: it has to be given. */
  readonly timestamp?: string;
  /** Objects that EMVCo requires and codes of this network leave out. */
  readonly optional?: readonly string[];
  /** A code with an account is never marked as one for a single payment, whatever its amount. */
  readonly isReusable?: true;
  /** Read in a source, which `sources` beside the rule names; or known from codes that are in use. */
  readonly confidence: 'sourced' | 'known';
}

/** Declares a network. */
export function paymentNetwork(declaration: PaymentNetworkRule): PaymentNetworkRule {
  return declaration;
}

/** A code and what it says. The suite runs them; no bundle holds them. */
export interface PaymentNetworkExample {
  readonly text: string;
  /** Absent: the code names no account. */
  readonly account?: { readonly type: AccountIdType; readonly value: string };
  readonly amount?: string;
  readonly reference?: string;
  readonly message?: string;
  /** Where the code was published; `made` for one that follows the published layout. */
  readonly from: string;
}
