/** The answer about two names, and how two answers are put in order. */
import type { WordPair } from './alignment.js';
import type { NameReasonCode } from './reasons.js';
import type { Relation } from './relation.js';

export type NameResult = 'MATCH' | 'CLOSE_MATCH' | 'NO_MATCH' | 'NOT_COVERED';

export interface Verdict {
  readonly result: NameResult;
  readonly reasons: readonly NameReasonCode[];
  readonly pairs: readonly WordPair[];
  /** What has no partner, as it was written. */
  readonly left: { readonly given: readonly string[]; readonly held: readonly string[] };
}

const NOTHING_LEFT = { given: [], held: [] } as const;

export const verdict = (
  result: NameResult,
  reasons: readonly NameReasonCode[],
  pairs: readonly WordPair[] = [],
  left: Verdict['left'] = NOTHING_LEFT,
): Verdict => ({ result, reasons: reasons.length < 2 ? reasons : [...new Set(reasons)], pairs, left });

const RANK: Readonly<Record<NameResult, number>> = { MATCH: 3, CLOSE_MATCH: 2, NO_MATCH: 1, NOT_COVERED: 0 };

/** The better of two answers; of two equal ones the first. */
export const better = (a: Verdict, b: Verdict): Verdict => (RANK[b.result] > RANK[a.result] ? b : a);

/** A verdict that is no surer than a close match. */
export const atMostClose = (of: Verdict, reasons: readonly NameReasonCode[]): Verdict =>
  verdict(of.result === 'MATCH' ? 'CLOSE_MATCH' : of.result, [...reasons, ...of.reasons], of.pairs, of.left);

export const withReasons = (of: Verdict, reasons: readonly NameReasonCode[]): Verdict =>
  reasons.length === 0 ? of : verdict(of.result, [...reasons, ...of.reasons], of.pairs, of.left);

const REASONS: Readonly<Record<Relation, NameReasonCode>> = {
  same: 'SAME',
  spacing: 'SPACING',
  spelling: 'SPELLING',
  familiar: 'FAMILIAR',
  sound: 'SOUND',
  slip: 'SLIP',
  abbreviation: 'ABBREVIATION',
  initial: 'INITIAL',
  transliteration: 'TRANSLITERATION',
};

/** One word in two ways of writing, which banks take for one. */
export const isExact = ({ relation }: WordPair): boolean => relation === 'same' || relation === 'spacing';

/** Why the words of these pairs are taken for each other. */
export function reasonsOf(pairs: readonly WordPair[]): readonly NameReasonCode[] {
  const told: NameReasonCode[] = [];
  let isUmlaut = false;
  for (const { relation, given, held } of pairs) {
    if (relation !== 'same') told.push(REASONS[relation]);
    else isUmlaut ||= given[0]?.plain !== held[0]?.plain;
  }
  return isUmlaut ? ['SPELLING_OF_LETTERS', ...told] : told;
}
