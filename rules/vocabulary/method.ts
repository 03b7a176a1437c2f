/**
 * A recipient method: whom it pays, and to what. A module in `methods/` calls {@link method} once.
 */
import type { AccountIdType, Asked, CreditorType, NotAllowedPointer, RegisteredForm } from './scheme.js';

/** One form of the account identifier that a method takes. Without a pattern, an account number is what the rules of its country say. */
export interface MethodIdentifier extends RegisteredForm {
  /** Where this form is used; absent: wherever the method is. */
  readonly countries?: readonly string[];
  /** The check by name: `check-digits/luhn.ts`, `bpay.ts`, `malaysian-nric.ts`. */
  readonly check?: 'luhn' | 'bpay' | 'nric';
  /** Absent: what does not fit is an error. `warning`: the form is not read in a source, or sources differ. */
  readonly severity?: 'warning';
}

/** The methods of the contract, in its order. */
export const METHOD_CODES = [
  'BANK_ACCOUNT',
  'BPAY',
  'INTERAC',
  'ALIPAY',
  'FPS_ID',
  'MPESA',
  'PAYGATE',
  'DUITNOW',
  'GOPAY',
  'OVO',
  'DANA',
  'LINKAJA',
  'SHOPEEPAY',
  'PAYMAYA',
  'GCASH',
  'GRABPAY',
  'STARPAY',
  'BAYAD',
  'TAYOCASH',
  'JUANCASH',
  'UNIONPAY_CARD',
] as const;

/** A value of `method`. */
export type MethodCode = (typeof METHOD_CODES)[number];

/** A method of the contract as its module declares it. */
export interface MethodRule {
  /** Its name in `method`. */
  readonly code: MethodCode;
  readonly name: string;
  readonly countries: readonly string[] | 'WORLD';
  /** Country → the currencies that it pays there. */
  readonly currencies: Readonly<Record<string, readonly string[]>> | 'ANY';
  /** The forms of the account identifier. Empty: the account rules of the country. */
  readonly identifiers: readonly MethodIdentifier[];
  /** What it requires. Of a list one is enough. */
  readonly required: readonly Asked[];
  readonly forbidden?: readonly NotAllowedPointer[];
  /** What `creditorAgent.clearingSystemMemberId.memberId` holds in place of a bank identifier. */
  readonly memberId?: RegExp;
  /** Who issues the wallet: its BIC; where lists name it by several, the one in the country's register first. */
  readonly issuers?: readonly string[];
  /** The settlement systems that carry it. */
  readonly settlementSystems?: readonly string[];
  /** Only to creditors of these types. */
  readonly creditorTypes?: readonly CreditorType[];
  /** The largest payment. Information: an instruction has no amount. */
  readonly cap?: { readonly amount: number; readonly currency: string };
  /** Where it was read: `sources`, beside the rule. */
  readonly confidence: 'sourced' | 'verified' | 'known';
  /** The members that are known only, where the rest is more. */
  readonly knownOnly?: readonly (keyof MethodRule)[];
}

/** True for a method with forms of its own for the account identifier; any other pays to accounts, which the rules of their country read. */
export const hasIdentifiers = (method: MethodRule | undefined): method is MethodRule =>
  method !== undefined && method.identifiers.length > 0;

/** The intermediaries: between the network of a wallet and its issuer there are none. */
export const INTERMEDIARIES = ['/intermediaryAgent1', '/intermediaryAgent2', '/intermediaryAgent3'] as const;

/**
 * The number of a Philippine wallet, which InstaPay and PESONet know as its account number.
 *
 * @see PayMongo bank catalogue; libphonenumber, PH: DITO has numbers that begin with 8
 */
export const PHILIPPINE_MOBILE: MethodIdentifier = {
  type: 'PHONE',
  also: ['ACCOUNT_NUMBER'],
  as: '+63',
  pattern: /^\+63(?:9\d{9}|8(?:1[37]|9[5-8])\d{7})$/,
};

/**
 * The number of an Indonesian wallet: 9 to 12 digits behind the country code.
 *
 * @see docs.doku.com, list of e-wallets; libphonenumber, ID
 */
export const INDONESIAN_MOBILE: MethodIdentifier = { type: 'PHONE', as: '+62', pattern: /^\+628\d{8,11}$/ };

/** Declares a method. */
export function method(declaration: MethodRule): MethodRule {
  return declaration;
}

/** An account identifier as an instruction gives it. */
export interface MethodExample {
  /** Default: the first country of the method. */
  readonly country?: string;
  /** Absent: the value has to say it by its form. */
  readonly type?: AccountIdType;
  readonly value: string;
  readonly memberId?: string;
}

/** The examples beside a method. The suite runs them; no bundle holds them. Numbers are published examples or generated. */
export interface MethodExamples {
  readonly valid: readonly MethodExample[];
  readonly invalid: readonly (MethodExample & { readonly code: string })[];
}
