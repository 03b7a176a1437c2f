/**
 * The purpose codes that payments to a country must state. `countries/XX/purposes.ts` calls {@link purposesOf} once.
 *
 * The contract has no field for them: `requirements` gives them as notes of the corridor, and no alert asks for one.
 */
import type { DateText } from './scheme.js';

/** What a payment must say of its purpose. */
export interface PurposeProfile {
  /** Which payments: in one of these currencies. */
  readonly currencies: readonly string[] | 'ANY';
  /** Between which countries. */
  readonly of: 'domestic' | 'cross-border' | 'all';
  /** The first day on which a code was demanded. */
  readonly from?: DateText;
  /** A code, anchored. */
  readonly pattern: RegExp;
  /** How a message writes it, where it is not written as it is; `{code}` stands for the code. */
  readonly written?: string;
  /** Code → its meaning, in one table or several. Absent: the list was not at hand. */
  readonly codes?: readonly Readonly<Record<string, string>>[];
  /** Every code of the edition is there. */
  readonly isComplete?: true;
  /** The year, month or day of the list, or of the document that demands a code. */
  readonly edition: string;
  /** Where it was read: `sources`, beside the rule. */
  readonly confidence: 'sourced' | 'known';
}

/** The purpose codes of a country. */
export interface PurposeRule {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly purposes: readonly PurposeProfile[];
}

/** Declares the purpose codes of a country. */
export const purposesOf = (country: string, purposes: readonly PurposeProfile[]): PurposeRule => ({ country, purposes });
