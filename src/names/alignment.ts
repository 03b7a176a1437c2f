/** Finds for each word of one name its partner in the other. */
import { areInitialsForName, hasDigitsAtSeam, relationOfJoined } from './joined.js';
import { DIGIT, PREFIX } from './lexicon.js';
import type { Relation } from './relation.js';
import {
  arePartnersInOrder,
  freeWords,
  isFree,
  pairOf,
  pairOfSeveral,
  partnersOfGiven,
  partnersOfHeld,
  type Relate,
  type Side,
  setPartner,
  sideOf,
  type WordPair,
} from './sides.js';
import { isCapitals, isSame, type NameWord, wordAt, wordOf } from './words.js';

export interface Alignment {
  readonly pairs: readonly WordPair[];
  /** Words of the given name without a partner. */
  readonly given: readonly NameWord[];
  /** Words of the held name without a partner. */
  readonly held: readonly NameWord[];
  readonly isInOrder: boolean;
}

/** The closest relation first: a word that is there exactly is not taken by a slip. */
const RELATIONS: readonly Relation[] = ['same', 'spelling', 'familiar', 'abbreviation', 'transliteration', 'sound', 'slip', 'initial'];

/** The place of a free word that is the same; -1 where there is none. The same place first: words may repeat. */
function placeOf(word: NameWord, at: number, { words, partners }: Side): number {
  if (at < words.length && partners[at] === -1 && isSame(word, wordAt(words, at))) return at;
  for (let other = 0; other < words.length; other++) {
    if (partners[other] === -1 && isSame(word, wordAt(words, other))) return other;
  }
  return -1;
}

function pairSameWords(a: Side, b: Side, pairs: WordPair[]): void {
  for (let at = 0; at < a.words.length; at++) {
    const word = wordAt(a.words, at);
    const found = placeOf(word, at, b);
    if (found < 0) continue;
    setPartner(a, at, found);
    setPartner(b, found, at);
    const other = wordAt(b.words, found);
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
    const first = wordAt(a.words, at);
    const second = wordAt(a.words, at + 1);
    const third = a.free > 2 && at + 2 < a.words.length && isFree(a, at + 2) ? wordAt(a.words, at + 2) : undefined;
    const found = placeOfJoined(first, second, b);
    const foundOfThree = found < 0 && third !== undefined ? placeOfThree(first, second, third, b) : -1;
    const place = Math.max(found, foundOfThree);
    if (place < 0) continue;
    const more = foundOfThree < 0 ? [second] : [second, third].filter((word) => word !== undefined);
    for (let part = 0; part <= more.length; part++) setPartner(a, at + part, place);
    setPartner(b, place, at);
    const one = wordAt(b.words, place);
    const relation = foundOfThree < 0 ? relationOfJoined(first, second, one, b) : (first.lists & PREFIX) !== 0 ? 'spacing' : 'spelling';
    pairs.push(pairOfSeveral(one, [first, ...more], relation, isSwapped));
  }
}

function placeOfJoined(first: NameWord, second: NameWord, side: Side): number {
  if (hasDigitsAtSeam(first, second)) return -1;
  for (let at = 0; at < side.words.length; at++) {
    if (isFree(side, at) && isJoined(first, second, wordAt(side.words, at))) return at;
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
      const relation = isFree(b, other) ? relate(wordAt(a.words, at), wordAt(b.words, other)) : undefined;
      if (relation !== undefined) found.push({ at, other, rank: RELATIONS.indexOf(relation), relation });
    }
  }
  if (found.length > 1) found.sort((one, next) => one.rank - next.rank || distanceOf(one) - distanceOf(next));
  for (let index = 0; index < found.length; index++) {
    const { at, other, relation } = found[index] as Candidate;
    if (!isFree(a, at) || !isFree(b, other)) continue;
    setPartner(a, at, other);
    setPartner(b, other, at);
    pairs.push(pairOf(wordAt(a.words, at), wordAt(b.words, other), relation));
  }
}

/** `Min Su` and `Minsoo`, `Al Mansouri` and `Almansoori`: neighbours that sound together like one word of the other name. */
function pairJoinedSounds(a: Side, b: Side, pairs: WordPair[], relate: Relate, isSwapped: boolean): void {
  if (a.free < 2 || b.free === 0 || a.free > MAX_UNPAIRED) return;
  for (let at = 0; at + 1 < a.words.length; at++) {
    const [first, second] = [wordAt(a.words, at), wordAt(a.words, at + 1)];
    if (!isFree(a, at) || !isFree(a, at + 1) || !areNames(first, second)) continue;
    const joined = wordOf(first.plain + second.plain, false);
    const place = b.words.findIndex((word, other) => isFree(b, other) && SURE_SOUNDS.includes(relate(joined, word)));
    if (place < 0) continue;
    setPartner(a, at, place);
    setPartner(a, at + 1, place);
    setPartner(b, place, at);
    pairs.push(pairOfSeveral(wordAt(b.words, place), [first, second], 'sound', isSwapped));
  }
}

/** The article inside an Arabic name of one word, whose l may have become the next letter: Abd-ul-Rahman, Salah-ud-din. */
const ARTICLE_INSIDE = /[aeiou]{1,2}(?:l|([dnrstz])(?=\1))/g;

/** `Salah al-Din` and `Salahuddin`: what stands before and behind the article is that of the other name. */
function isNameWithArticle(first: NameWord, last: NameWord, { plain }: NameWord, relate: Relate): boolean {
  for (const { 0: article, index } of plain.matchAll(ARTICLE_INSIDE)) {
    const [before, behind] = [plain.slice(0, index), plain.slice(index + article.length)];
    if (before.length < 2 || behind.length < 3 || before.charAt(0) !== first.plain.charAt(0)) continue;
    if (SAME_NAMES.includes(relate(first, wordOf(before, false))) && SAME_NAMES.includes(relate(last, wordOf(behind, false)))) return true;
  }
  return false;
}

/** Three words of one name that are one of the other. */
function pairNamesWithArticle(a: Side, b: Side, pairs: WordPair[], relate: Relate, isSwapped: boolean): void {
  if (a.free < 3 || b.free === 0 || a.free > MAX_UNPAIRED) return;
  for (let at = 0; at + 2 < a.words.length; at++) {
    const [first, article, last] = [wordAt(a.words, at), wordAt(a.words, at + 1), wordAt(a.words, at + 2)];
    if (!/^[ae]l$/.test(article.plain) || !isFree(a, at) || !isFree(a, at + 1) || !isFree(a, at + 2)) continue;
    const place = b.words.findIndex((word, other) => isFree(b, other) && isNameWithArticle(first, last, word, relate));
    if (place < 0) continue;
    for (let part = 0; part < 3; part++) setPartner(a, at + part, place);
    setPartner(b, place, at);
    pairs.push(pairOfSeveral(wordAt(b.words, place), [first, article, last], 'sound', isSwapped));
  }
}

const SAME_NAMES: readonly (Relation | undefined)[] = ['same', 'sound', 'spelling'];
const SURE_SOUNDS: readonly (Relation | undefined)[] = ['sound', 'spelling', 'transliteration'];
const areNames = (first: NameWord, second: NameWord): boolean =>
  Math.min(first.length, second.length) > 1 && ((first.lists | second.lists) & DIGIT) === 0;

const MAX_INITIALS = 3;

/** `J` for John, `JP` and `J.P.` for John Paul. */
function pairInitials(a: Side, b: Side, pairs: WordPair[], isSwapped: boolean): void {
  if (a.free === 0 || b.free === 0) return;
  for (let at = 0; at < a.words.length; at++) {
    const word = wordAt(a.words, at);
    if (!isFree(a, at) || word.length > MAX_INITIALS || !(word.isInitials || isCapitals(word.text))) continue;
    const taken = namesOfInitials(word.plain, b);
    if (taken === undefined) continue;
    setPartner(a, at, taken[0] as number);
    for (const other of taken) setPartner(b, other, at);
    const names = taken.map((other) => wordAt(b.words, other));
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
  const { isInitials, plain } = wordAt(side.words, at);
  return isFree(side, at) && !isInitials && plain.startsWith(letter);
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
    pairNamesWithArticle(a, b, pairs, relate, false);
    pairNamesWithArticle(b, a, pairs, relate, true);
    pairJoinedSounds(a, b, pairs, relate, false);
    pairJoinedSounds(b, a, pairs, relate, true);
    pairInitials(a, b, pairs, false);
    pairInitials(b, a, pairs, true);
  }
  return { pairs, given: freeWords(a), held: freeWords(b), isInOrder: arePartnersInOrder(a) };
}
