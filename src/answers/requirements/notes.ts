/** What a payment along a corridor must say that the contract has no field for: the purpose codes of its country. */
import type { PurposeProfile, PurposeRule } from '../../../rules/vocabulary/purpose.js';
import type { RulesOnDay } from '../../rules-and-data/rules.js';
import type { Corridor } from './corridor.js';

/** A purpose code that a payment must state, in the place that its bank gives it. */
export interface CorridorNote {
  readonly kind: 'purpose-code';
  /** ISO 3166-1 alpha-2: the country that demands it. */
  readonly country: string;
  /** Which payments: those inside the country, those from another, or both. */
  readonly of: 'domestic' | 'cross-border' | 'all';
  /** The first day on which it was demanded, where that is known. */
  readonly from?: string;
  /** ECMA-262, anchored: a code. */
  readonly pattern: string;
  /** How a message writes it, where it is not written as it is; `{code}` stands for the code. */
  readonly written?: string;
  /** The codes; absent where the list was not at hand. */
  readonly options?: readonly { readonly code: string; readonly name: string }[];
  /** True where every code is among them. */
  readonly isComplete: boolean;
  /** The year, month or day of the list. */
  readonly edition: string;
  /** Read in a source, or known from use alone. */
  readonly confidence: 'sourced' | 'known';
}

/** Country → its purpose codes. */
export type PurposesByCountry = Readonly<Record<string, PurposeRule>>;

/** The notes of a corridor on the engine's day. An engine with rules of its own has theirs; one with every rule, those of `all`. */
export const notesOf = ({ country, currency }: Corridor, { rules, on }: RulesOnDay, all: PurposesByCountry): readonly CorridorNote[] =>
  ((rules.isComplete ? ownOf(all, country) : rules.purposes(country))?.purposes ?? [])
    .filter(({ currencies, from = '' }) => from <= on && (currencies === 'ANY' || currencies.includes(currency)))
    .map((profile) => noteOf(country, profile));

const ownOf = (all: PurposesByCountry, country: string): PurposeRule | undefined =>
  Object.hasOwn(all, country) ? all[country] : undefined;

function noteOf(country: string, { of, from, pattern, written, codes, isComplete, edition, confidence }: PurposeProfile): CorridorNote {
  return {
    kind: 'purpose-code',
    country,
    of,
    ...(from !== undefined && { from }),
    pattern: pattern.source,
    ...(written !== undefined && { written }),
    ...(codes !== undefined && { options: codes.flatMap((table) => Object.entries(table)).map(([code, name]) => ({ code, name })) }),
    isComplete: isComplete === true,
    edition,
    confidence,
  };
}
