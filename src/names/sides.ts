/** The two names while their words are paired, and the pairs. */
import type { Context } from './joined.js';
import type { Relation } from './relation.js';
import { type NameWord, wordAt } from './words.js';

export interface WordPair {
  readonly given: NameWord;
  readonly held: NameWord;
  readonly relation: Relation;
  /** Further words of the side that has several: `Mc Donald`, the names of `JP`. */
  readonly moreGiven: readonly NameWord[];
  readonly moreHeld: readonly NameWord[];
}

export type Relate = (a: NameWord, b: NameWord) => Relation | undefined;

const NO_WORDS: readonly NameWord[] = [];

/** One of the two names while its words are paired. */
export interface Side extends Context {
  /** True for the given name, false for the held one. */
  readonly isGiven: boolean;
  /** For each word, the place of its partner in the other name, or -1. */
  readonly partners: Int16Array;
  /** How many words have no partner. */
  free: number;
  /** Those found so far, of both names. */
  readonly pairs: WordPair[];
}

/** Hardly any name has more words. The arrays are allocated once and used for each comparison, as only one runs at a time. */
const USUAL_WORDS = 64;
const partnersOfGiven: Int16Array = /* @__PURE__ */ new Int16Array(USUAL_WORDS);
const partnersOfHeld: Int16Array = /* @__PURE__ */ new Int16Array(USUAL_WORDS);

export function sideOf(words: readonly NameWord[], isGiven: boolean, isPerson: boolean, pairs: WordPair[]): Side {
  const usual = isGiven ? partnersOfGiven : partnersOfHeld;
  const partners = words.length > usual.length ? new Int16Array(words.length) : usual;
  for (let at = 0; at < words.length; at++) partners[at] = -1;
  return { words, isPerson, isGiven, partners, free: words.length, pairs };
}

export const isFree = (side: Side, at: number): boolean => side.partners[at] === -1;

function setPartner(side: Side, at: number, partner: number): void {
  side.partners[at] = partner;
  side.free -= 1;
}

const NO_PLACES: readonly number[] = [];

/** Pairs a word of one name with a word of the other, and with `more` words there, of which each is free. Its partner is the first of them. */
export function pair(one: Side, at: number, other: Side, place: number, relation: Relation, more: readonly number[] = NO_PLACES): void {
  setPartner(one, at, place);
  setPartner(other, place, at);
  for (let index = 0; index < more.length; index++) setPartner(other, more[index] as number, at);
  const word = wordAt(one.words, at);
  const first = wordAt(other.words, place);
  const further = more.length === 0 ? NO_WORDS : more.map((next) => wordAt(other.words, next));
  one.pairs.push(
    one.isGiven
      ? { given: word, held: first, relation, moreGiven: NO_WORDS, moreHeld: further }
      : { given: first, held: word, relation, moreGiven: further, moreHeld: NO_WORDS },
  );
}

export function freeWords(side: Side): readonly NameWord[] {
  if (side.free === 0) return NO_WORDS;
  const words: NameWord[] = [];
  for (let at = 0; at < side.words.length; at++) if (isFree(side, at)) words.push(wordAt(side.words, at));
  return words;
}

/** True where the partners stand in the order of the words. */
export function arePartnersInOrder({ words, partners }: Side): boolean {
  let last = -1;
  for (let at = 0; at < words.length; at++) {
    const partner = partners[at] as number;
    if (partner >= 0 && partner < last) return false;
    if (partner >= 0) last = partner;
  }
  return true;
}
