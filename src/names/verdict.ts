/** The answer about two names, and how two answers are put in order. */
import type { Alignment } from './alignment.js';
import type { NameReasonCode } from './reasons.js';
import type { Relation } from './relation.js';
import type { WordPair } from './sides.js';
import type { NameWord } from './words.js';

export type NameResult = 'MATCH' | 'CLOSE_MATCH' | 'NO_MATCH' | 'NOT_COVERED';

export interface Verdict {
  readonly result: NameResult;
  readonly reasons: readonly NameReasonCode[];
  readonly pairs: readonly WordPair[];
  /** What has no partner, as it was written. */
  readonly left: { readonly given: readonly string[]; readonly held: readonly string[] };
}

export const NO_REASONS: readonly NameReasonCode[] = [];
const NO_TEXTS: readonly string[] = [];
const NOTHING_LEFT = { given: NO_TEXTS, held: NO_TEXTS } as const;
const textsOf = (words: readonly NameWord[]): readonly string[] => (words.length === 0 ? NO_TEXTS : words.map(({ text }) => text));

/** The words without a partner, as they were written. */
export const leftOf = ({ given, held }: Alignment): Verdict['left'] =>
  given.length + held.length === 0 ? NOTHING_LEFT : { given: textsOf(given), held: textsOf(held) };

const withoutRepeats = (reasons: readonly NameReasonCode[]): readonly NameReasonCode[] =>
  reasons.length < 2 || (reasons.length === 2 && reasons[0] !== reasons[1]) ? reasons : [...new Set(reasons)];

export const verdict = (
  result: NameResult,
  reasons: readonly NameReasonCode[],
  pairs: readonly WordPair[] = [],
  left: Verdict['left'] = NOTHING_LEFT,
): Verdict => ({ result, reasons: withoutRepeats(reasons), pairs, left });

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

export function areExact(pairs: readonly WordPair[]): boolean {
  for (let at = 0; at < pairs.length; at++) if (!isExact(pairs[at] as WordPair)) return false;
  return true;
}

const hasUmlaut = ({ plain, spelled }: NameWord): boolean => plain !== spelled;

/** Why the words of these pairs are taken for each other. */
export function reasonsOf(pairs: readonly WordPair[]): readonly NameReasonCode[] {
  let reasons: NameReasonCode[] | undefined;
  let isUmlaut = false;
  for (let at = 0; at < pairs.length; at++) {
    const { relation, given, held } = pairs[at] as WordPair;
    if (relation === 'same') isUmlaut ||= given.plain !== held.plain && (hasUmlaut(given) || hasUmlaut(held));
    else if (reasons === undefined) reasons = [REASONS[relation]];
    else reasons.push(REASONS[relation]);
  }
  if (!isUmlaut) return reasons ?? NO_REASONS;
  return reasons === undefined ? ['SPELLING_OF_LETTERS'] : ['SPELLING_OF_LETTERS', ...reasons];
}
