/** Finds for each word of one name its partner in the other. */
import { areInitialsForName, type Context, hasDigitsAtSeam, relationOfJoined } from './joined.js';
import { DIGIT, PREFIX } from './lexicon.js';
import type { Relation } from './relation.js';
import { isCapitals, isSame, type NameWord } from './words.js';

export interface WordPair {
  readonly given: NameWord;
  readonly held: NameWord;
  readonly relation: Relation;
  /** Further words of the side that has several: `Mc Donald`, the names of `JP`. */
  readonly moreGiven: readonly NameWord[];
  readonly moreHeld: readonly NameWord[];
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

const NO_WORDS: readonly NameWord[] = [];

const pairOf = (given: NameWord, held: NameWord, relation: Relation): WordPair => ({
  given,
  held,
  relation,
  moreGiven: NO_WORDS,
  moreHeld: NO_WORDS,
});

/** The pair of a word and of several of the other name. */
function pairOfSeveral(one: NameWord, several: readonly NameWord[], relation: Relation, isOneGiven: boolean): WordPair {
  const [first, more] = [several[0] as NameWord, several.slice(1)];
  return isOneGiven
    ? { given: one, held: first, relation, moreGiven: NO_WORDS, moreHeld: more }
    : { given: first, held: one, relation, moreGiven: more, moreHeld: NO_WORDS };
}

/** One of the two names while its words are paired. */
interface Side extends Context {
  /** The number of the partner, or -1. */
  readonly partners: Int16Array;
  /** How many words have no partner. */
  free: number;
}

/** Hardly any name has more words. The arrays are allocated once and used for each comparison, as only one runs at a time. */
const USUAL_WORDS = 64;
const partnersOfGiven = /* @__PURE__ */ new Int16Array(USUAL_WORDS);
const partnersOfHeld = /* @__PURE__ */ new Int16Array(USUAL_WORDS);

function sideOf(words: readonly NameWord[], usual: Int16Array, isPerson: boolean): Side {
  const partners = words.length > usual.length ? new Int16Array(words.length) : usual;
  for (let at = 0; at < words.length; at++) partners[at] = -1;
  return { words, isPerson, partners, free: words.length };
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

function pairSameWords(a: Side, b: Side, pairs: WordPair[]): void {
  for (let at = 0; at < a.words.length; at++) {
    const word = a.words[at] as NameWord;
    const found = placeOf(word, at, b);
    if (found < 0) continue;
    setPartner(a, at, found);
    setPartner(b, found, at);
    const other = b.words[found] as NameWord;
    const isShort = word.isInitials !== other.isInitials && areInitialsForName(word, a, other, b);
    pairs.push(pairOf(word, other, isShort ? 'initial' : 'same'));
  }
}

const isJoinedText = (first: string, second: string, text: string): boolean =>
  text.length === first.length + second.length && text.startsWith(first) && text.endsWith(second);

const isJoined = (a: NameWord, b: NameWord, { plain, spelled }: NameWord): boolean =>
  isJoinedText(a.plain, b.plain, plain) ||
  isJoinedText(a.spelled, b.spelled, spelled) ||
  isJoinedText(a.plain, b.plain, spelled) ||
  isJoinedText(a.spelled, b.spelled, plain);

/** `Mc Donald` and `McDonald`, `van der Berg` and `Vanderberg`: neighbours of one side are one word of the other. */
function pairJoinedWords(a: Side, b: Side, pairs: WordPair[], isSwapped: boolean): void {
  if (a.free < 2 || b.free === 0) return;
  for (let at = 0; at + 1 < a.words.length; at++) {
    if (!isFree(a, at) || !isFree(a, at + 1)) continue;
    const first = a.words[at] as NameWord;
    const second = a.words[at + 1] as NameWord;
    const third = a.free > 2 && at + 2 < a.words.length && isFree(a, at + 2) ? (a.words[at + 2] as NameWord) : undefined;
    const found = placeOfJoined(first, second, b);
    const foundOfThree = found < 0 && third !== undefined ? placeOfThree(first, second, third, b) : -1;
    const place = Math.max(found, foundOfThree);
    if (place < 0) continue;
    const more = foundOfThree < 0 ? [second] : [second, third as NameWord];
    for (let part = 0; part <= more.length; part++) setPartner(a, at + part, place);
    setPartner(b, place, at);
    const one = b.words[place] as NameWord;
    const relation = foundOfThree < 0 ? relationOfJoined(first, second, one, b) : (first.lists & PREFIX) !== 0 ? 'spacing' : 'spelling';
    pairs.push(pairOfSeveral(one, [first, ...more], relation, isSwapped));
  }
}

function placeOfJoined(first: NameWord, second: NameWord, side: Side): number {
  if (hasDigitsAtSeam(first, second)) return -1;
  for (let at = 0; at < side.words.length; at++) {
    if (isFree(side, at) && isJoined(first, second, side.words[at] as NameWord)) return at;
  }
  return -1;
}

/** Three words that are no letters and have no digits: those may be initials, or numbers. */
function placeOfThree(first: NameWord, second: NameWord, third: NameWord, side: Side): number {
  const three = [first, second, third];
  if (three.some(({ length, lists }) => length < 2 || (lists & DIGIT) !== 0)) return -1;
  const joined = first.plain + second.plain + third.plain;
  return side.words.findIndex((word, at) => isFree(side, at) && word.plain === joined);
}

/** Names with more unpaired words than this are two names. The limit bounds the time, which grows with the square of their number. */
const MAX_UNPAIRED = 12;

interface Candidate {
  readonly at: number;
  readonly other: number;
  readonly rank: number;
  readonly relation: Relation;
}

/** How far apart the two words stand in their names. */
const distanceOf = ({ at, other }: Candidate): number => Math.abs(at - other);

function pairRelatedWords(a: Side, b: Side, pairs: WordPair[], relate: Relate): void {
  if (a.free === 0 || b.free === 0 || Math.max(a.free, b.free) > MAX_UNPAIRED) return;
  const found: Candidate[] = [];
  for (let at = 0; at < a.words.length; at++) {
    if (!isFree(a, at)) continue;
    for (let other = 0; other < b.words.length; other++) {
      const relation = isFree(b, other) ? relate(a.words[at] as NameWord, b.words[other] as NameWord) : undefined;
      if (relation !== undefined) found.push({ at, other, rank: RELATIONS.indexOf(relation), relation });
    }
  }
  if (found.length > 1) found.sort((one, next) => one.rank - next.rank || distanceOf(one) - distanceOf(next));
  for (let index = 0; index < found.length; index++) {
    const { at, other, relation } = found[index] as Candidate;
    if (!isFree(a, at) || !isFree(b, other)) continue;
    setPartner(a, at, other);
    setPartner(b, other, at);
    pairs.push(pairOf(a.words[at] as NameWord, b.words[other] as NameWord, relation));
  }
}

const MAX_INITIALS = 3;

/** `J` for John, `JP` and `J.P.` for John Paul. */
function pairInitials(a: Side, b: Side, pairs: WordPair[], isSwapped: boolean): void {
  if (a.free === 0 || b.free === 0) return;
  for (let at = 0; at < a.words.length; at++) {
    const word = a.words[at] as NameWord;
    if (!isFree(a, at) || word.length > MAX_INITIALS || !(word.isInitials || isCapitals(word.text))) continue;
    const taken = namesOfInitials(word.plain, b);
    if (taken === undefined) continue;
    setPartner(a, at, taken[0] as number);
    for (const other of taken) setPartner(b, other, at);
    const names = taken.map((other) => b.words[other] as NameWord);
    pairs.push(pairOfSeveral(word, names, 'initial', !isSwapped));
  }
}

/** The places of the names that begin with these letters, in their order. */
function namesOfInitials(letters: string, side: Side): readonly number[] | undefined {
  // the Cyrillic signs are nothing in Latin letters
  if (letters === '') return undefined;
  const taken: number[] = [];
  let next = 0;
  for (const letter of letters) {
    while (next < side.words.length && !mayBegin(letter, side, next)) next++;
    if (next === side.words.length) return undefined;
    taken.push(next++);
  }
  return taken;
}

function mayBegin(letter: string, side: Side, at: number): boolean {
  const { isInitials, plain } = side.words[at] as NameWord;
  return isFree(side, at) && !isInitials && plain.startsWith(letter);
}

function freeWords(side: Side): readonly NameWord[] {
  if (side.free === 0) return NO_WORDS;
  const words: NameWord[] = [];
  for (let at = 0; at < side.words.length; at++) if (isFree(side, at)) words.push(side.words[at] as NameWord);
  return words;
}

/** True where the partners stand in the order of the words. */
function arePartnersInOrder({ words, partners }: Side): boolean {
  let last = -1;
  for (let at = 0; at < words.length; at++) {
    const partner = partners[at] as number;
    if (partner >= 0 && partner < last) return false;
    if (partner >= 0) last = partner;
  }
  return true;
}

/** `initials`: the names are those of people, who may write one for a name. */
export function align(
  given: readonly NameWord[],
  held: readonly NameWord[],
  relate: Relate,
  { initials }: { readonly initials: boolean },
): Alignment {
  const a = sideOf(given, partnersOfGiven, initials);
  const b = sideOf(held, partnersOfHeld, initials);
  const pairs: WordPair[] = [];
  pairSameWords(a, b, pairs);
  pairJoinedWords(a, b, pairs, false);
  pairJoinedWords(b, a, pairs, true);
  pairRelatedWords(a, b, pairs, relate);
  if (initials) {
    pairInitials(a, b, pairs, false);
    pairInitials(b, a, pairs, true);
  }
  return { pairs, given: freeWords(a), held: freeWords(b), isInOrder: arePartnersInOrder(a) };
}
