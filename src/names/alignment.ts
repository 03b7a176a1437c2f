/** Finds for each word of one name its partner in the other. */
import { lazy } from '../../rules/lazy.js';
import type { Relation } from './relation.js';
import { isSame, type NameWord } from './words.js';

export interface WordPair {
  readonly given: readonly NameWord[];
  readonly held: readonly NameWord[];
  readonly relation: Relation;
}

export interface Alignment {
  readonly pairs: readonly WordPair[];
  /** Words of the given name without a partner. */
  readonly given: readonly NameWord[];
  /** Words of the held name without a partner. */
  readonly held: readonly NameWord[];
  readonly isInOrder: boolean;
}

type Relate = (a: NameWord, b: NameWord) => Relation | undefined;

/** The closest relation first: a word that is there exactly is not taken by a slip. */
const RELATIONS: readonly Relation[] = ['same', 'spelling', 'familiar', 'abbreviation', 'transliteration', 'sound', 'slip'];

interface Side {
  readonly words: readonly NameWord[];
  /** The number of the partner, or -1. */
  readonly partners: number[];
  /** How many words have no partner. */
  free: number;
}

function sideOf(words: readonly NameWord[]): Side {
  const partners: number[] = [];
  for (let at = 0; at < words.length; at++) partners.push(-1);
  return { words, partners, free: words.length };
}

const isFree = (side: Side, at: number): boolean => side.partners[at] === -1;

function setPartner(side: Side, at: number, partner: number): void {
  side.partners[at] = partner;
  side.free -= 1;
}

/** The place of a free word that is the same; -1 where there is none. The same place first: words may repeat. */
function placeOf(word: NameWord, at: number, { words, partners }: Side): number {
  if (at < words.length && partners[at] === -1 && isSame(word, words[at] as NameWord)) return at;
  for (let other = 0; other < words.length; other++) {
    if (partners[other] === -1 && isSame(word, words[other] as NameWord)) return other;
  }
  return -1;
}

function pairEqual(a: Side, b: Side, pairs: WordPair[]): void {
  for (let at = 0; at < a.words.length; at++) {
    const word = a.words[at] as NameWord;
    const found = placeOf(word, at, b);
    if (found < 0) continue;
    setPartner(a, at, found);
    setPartner(b, found, at);
    pairs.push({ given: [word], held: [b.words[found] as NameWord], relation: 'same' });
  }
}

const isJoinedText = (first: string, second: string, text: string): boolean =>
  text.length === first.length + second.length && text.startsWith(first) && text.endsWith(second);

const isJoined = (a: NameWord, b: NameWord, { plain, spelled }: NameWord): boolean =>
  isJoinedText(a.plain, b.plain, plain) ||
  isJoinedText(a.spelled, b.spelled, spelled) ||
  isJoinedText(a.plain, b.plain, spelled) ||
  isJoinedText(a.spelled, b.spelled, plain);

/** `Mc Donald` and `McDonald`: two neighbours of one side are one word of the other. */
function pairJoined(a: Side, b: Side, pairs: WordPair[], isSwapped: boolean): void {
  if (a.free < 2 || b.free === 0) return;
  for (let at = 0; at + 1 < a.words.length; at++) {
    if (!isFree(a, at) || !isFree(a, at + 1)) continue;
    const [first, second] = [a.words[at] as NameWord, a.words[at + 1] as NameWord];
    const found = b.words.findIndex((word, other) => isFree(b, other) && isJoined(first, second, word));
    if (found < 0) continue;
    setPartner(a, at, found);
    setPartner(a, at + 1, found);
    setPartner(b, found, at);
    const [two, one] = [[first, second], [b.words[found] as NameWord]];
    pairs.push({ given: isSwapped ? one : two, held: isSwapped ? two : one, relation: 'spacing' });
  }
}

/** Names with more words that are not the same are two names: looking for related ones would cost the square of their number. */
const MAX_UNPAIRED = 12;

function pairRelated(a: Side, b: Side, pairs: WordPair[], relate: Relate): void {
  if (a.free === 0 || b.free === 0 || Math.max(a.free, b.free) > MAX_UNPAIRED) return;
  const found: { readonly at: number; readonly other: number; readonly rank: number; readonly relation: Relation }[] = [];
  for (let at = 0; at < a.words.length; at++) {
    if (!isFree(a, at)) continue;
    for (let other = 0; other < b.words.length; other++) {
      const relation = isFree(b, other) ? relate(a.words[at] as NameWord, b.words[other] as NameWord) : undefined;
      if (relation !== undefined) found.push({ at, other, rank: RELATIONS.indexOf(relation), relation });
    }
  }
  if (found.length > 1) found.sort((x, y) => x.rank - y.rank || Math.abs(x.at - x.other) - Math.abs(y.at - y.other));
  for (const { at, other, relation } of found) {
    if (!isFree(a, at) || !isFree(b, other)) continue;
    setPartner(a, at, other);
    setPartner(b, other, at);
    pairs.push({ given: [a.words[at] as NameWord], held: [b.words[other] as NameWord], relation });
  }
}

const MAX_INITIALS = 3;
const CAPITALS = /* @__PURE__ */ lazy(() => /^\p{Lu}{2,}$/u);
const isCapitals = (text: string): boolean => CAPITALS().test(text);

/** `J` for John, `JP` and `J.P.` for John Paul. */
function pairInitials(a: Side, b: Side, pairs: WordPair[], isSwapped: boolean): void {
  if (a.free === 0 || b.free === 0) return;
  for (const [at, word] of a.words.entries()) {
    if (!isFree(a, at) || word.plain.length > MAX_INITIALS || !(word.isInitials || isCapitals(word.text))) continue;
    const letters = [...word.plain];
    const free = [...b.words.keys()].filter((other) => isFree(b, other) && !(b.words[other] as NameWord).isInitials);
    const taken: number[] = [];
    for (const letter of letters) {
      const other = free.find(
        (place) => !taken.includes(place) && (b.words[place] as NameWord).plain.startsWith(letter) && place > (taken.at(-1) ?? -1),
      );
      if (other !== undefined) taken.push(other);
    }
    if (taken.length !== letters.length) continue;
    setPartner(a, at, taken[0] as number);
    for (const other of taken) setPartner(b, other, at);
    const names = taken.map((other) => b.words[other] as NameWord);
    pairs.push({ given: isSwapped ? names : [word], held: isSwapped ? [word] : names, relation: 'initial' });
  }
}

const NO_WORDS: readonly NameWord[] = [];
const freeWords = (side: Side): readonly NameWord[] => (side.free === 0 ? NO_WORDS : side.words.filter((_, at) => isFree(side, at)));

/** True where the partners stand in the order of the words. */
function isOrdered({ partners }: Side): boolean {
  let last = -1;
  for (const partner of partners) {
    if (partner >= 0 && partner < last) return false;
    if (partner >= 0) last = partner;
  }
  return true;
}

export function align(
  given: readonly NameWord[],
  held: readonly NameWord[],
  relate: Relate,
  { initials }: { readonly initials: boolean },
): Alignment {
  const [a, b] = [sideOf(given), sideOf(held)];
  const pairs: WordPair[] = [];
  pairEqual(a, b, pairs);
  pairJoined(a, b, pairs, false);
  pairJoined(b, a, pairs, true);
  pairRelated(a, b, pairs, relate);
  if (initials) {
    pairInitials(a, b, pairs, false);
    pairInitials(b, a, pairs, true);
  }
  return { pairs, given: freeWords(a), held: freeWords(b), isInOrder: isOrdered(a) };
}
