/**
 * How a recipient method states whom and what it pays to. A module in `methods/` calls {@link method} once; nothing here computes.
 */
import type { AccountIdType, Asked, CreditorType, NotAllowedPointer } from './scheme.js';

/** One form of the account identifier that a method takes. */
export interface MethodIdentifier {
  /** `creditorAccount.id.type`. */
  readonly type: AccountIdType;
  /** Where this form is used; absent: wherever the method is. */
  readonly countries?: readonly string[];
  /** How it is cleaned before the pattern reads it: a telephone number to E.164 (the country's own prefix when it has none), a number to its digits, letters raised, or as it is. */
  readonly as: 'phone' | 'digits' | 'identifier' | 'text';
  /** The cleaned form. Anchored, linear. */
  readonly pattern: RegExp;
  /** The check by name, of those in `src/checks/`. */
  readonly check?: 'luhn' | 'bpay' | 'nric';
  /** Absent: what does not fit is an error. `warning`: the form is not read in a source, or sources differ. */
  readonly severity?: 'warning';
}

/** A method of the contract's enum as its module declares it. */
export interface MethodRule {
  /** Its name in `method`. */
  readonly code: string;
  readonly name: string;
  readonly countries: readonly string[] | 'WORLD';
  /** Country → the currencies that it pays there. */
  readonly currencies: Readonly<Record<string, readonly string[]>> | 'ANY';
  /** The forms of the account identifier. Empty: the account rules of the country. */
  readonly identifiers: readonly MethodIdentifier[];
  /** What it cannot do without; of several in a list, one is enough. */
  readonly required: readonly Asked[];
  readonly forbidden?: readonly NotAllowedPointer[];
  /** Who issues the wallet: its BIC. */
  readonly issuer?: string;
  /** The settlement systems that carry it. */
  readonly settlementSystems?: readonly string[];
  /** Only to creditors of these types. */
  readonly creditorTypes?: readonly CreditorType[];
  /** The largest payment. Information: an instruction has no amount. */
  readonly cap?: { readonly amount: number; readonly currency: string };
  readonly confidence: 'sourced' | 'verified' | 'known';
  /** The members that are known only, where the rest is more. */
  readonly knownOnly?: readonly (keyof MethodRule)[];
  readonly sources: readonly string[];
}

/** Declares a method. */
export function method(declaration: MethodRule): MethodRule {
  return declaration;
}

/** An account identifier as an instruction gives it. */
export interface MethodExample {
  readonly country?: string;
  readonly type: AccountIdType;
  readonly value: string;
  readonly memberId?: string;
}

/** The examples beside a method: the suite reads them, a bundle drops them. Numbers are published examples, or made up. */
export interface MethodExamples {
  readonly valid: readonly MethodExample[];
  readonly invalid: readonly (MethodExample & { readonly code: string })[];
}
