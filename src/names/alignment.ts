/**
 * Finds for each word of one name its partner in the other.
 *
 * Each step pairs what the steps before it left free, the surest first: the same words, words that are joined in one name and apart in the other, related
 * words, and in the names of people joined sounds and initials. A step in which one word has several partners looks both ways: first the given name has the
 * several words, then the held one.
 */
import { ARTICLE_ALONE, ARTICLE_INSIDE } from '../../rules/name-matching/arabic-names.js';
import { HAS_SYLLABLE } from '../../rules/name-matching/syllables.js';
import { areInitialsForName } from './joined.js';
import { pairJoinedWords } from './joined-pairs.js';
import type { Relation } from './relation.js';
import { arePartnersInOrder, freeWords, isFree, pair, type Relate, type Side, sideOf, type WordPair } from './sides.js';
import { hasDigit, isSame, type NameWord, wordAt, wordOf } from './words.js';

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

function pairSameWords(a: Side, b: Side): void {
  for (let at = 0; at < a.words.length; at++) {
    const word = wordAt(a.words, at);
    const found = placeOf(word, at, b);
    if (found < 0) continue;
    const other = wordAt(b.words, found);
    const isShort = word.isInitials !== other.isInitials && areInitialsForName(word, a, other, b);
    pair(a, at, b, found, isShort ? 'initial' : 'same');
  }
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

function pairRelatedWords(a: Side, b: Side, relate: Relate): void {
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
    if (isFree(a, at) && isFree(b, other)) pair(a, at, b, other, relation);
  }
}

const SAME_NAMES: readonly (Relation | undefined)[] = ['same', 'sound', 'spelling'];
const SURE_SOUNDS: readonly (Relation | undefined)[] = ['sound', 'spelling', 'transliteration'];

/** `Min Su` and `Minsoo`, `Al Mansouri` and `Almansoori`: neighbours that sound together like one word of the other name. */
function pairJoinedSounds(parts: Side, whole: Side, relate: Relate): void {
  if (parts.free < 2 || whole.free === 0 || parts.free > MAX_UNPAIRED) return;
  for (let at = 0; at + 1 < parts.words.length; at++) {
    const [first, second] = [wordAt(parts.words, at), wordAt(parts.words, at + 1)];
    if (!isFree(parts, at) || !isFree(parts, at + 1) || !areNames(first, second)) continue;
    const joined = wordOf(first.plain + second.plain, false);
    const place = whole.words.findIndex((word, other) => isFree(whole, other) && SURE_SOUNDS.includes(relate(joined, word)));
    if (place >= 0) pair(whole, place, parts, at, 'sound', [at + 1]);
  }
}

/** `Salah al-Din` and `Salahuddin`: the parts around the article equal those of the other name. */
function isNameWithArticle(first: NameWord, last: NameWord, { plain }: NameWord, relate: Relate): boolean {
  for (const { 0: article, index } of plain.matchAll(ARTICLE_INSIDE)) {
    const [before, behind] = [plain.slice(0, index), plain.slice(index + article.length)];
    if (before.length < 2 || behind.length < 3 || before.charAt(0) !== first.plain.charAt(0)) continue;
    if (SAME_NAMES.includes(relate(first, wordOf(before, false))) && SAME_NAMES.includes(relate(last, wordOf(behind, false)))) return true;
  }
  return false;
}

/** Three words of one name that are one of the other, with the article in the middle. */
function pairNamesWithArticle(parts: Side, whole: Side, relate: Relate): void {
  if (parts.free < 3 || whole.free === 0 || parts.free > MAX_UNPAIRED) return;
  for (let at = 0; at + 2 < parts.words.length; at++) {
    const [first, article, last] = [wordAt(parts.words, at), wordAt(parts.words, at + 1), wordAt(parts.words, at + 2)];
    if (!ARTICLE_ALONE.test(article.plain) || !isFree(parts, at) || !isFree(parts, at + 1) || !isFree(parts, at + 2)) continue;
    const place = whole.words.findIndex((word, other) => isFree(whole, other) && isNameWithArticle(first, last, word, relate));
    if (place >= 0) pair(whole, place, parts, at, 'sound', [at + 1, at + 2]);
  }
}

const areNames = (first: NameWord, second: NameWord): boolean =>
  Math.min(first.length, second.length) > 1 && !hasDigit(first) && !hasDigit(second);

const MAX_INITIALS = 3;
/** JP, and JPM: three letters with a vowel are a name. */
const mayBeInitials = ({ isInitials, plain, length }: NameWord): boolean =>
  isInitials || length === 2 || (length <= MAX_INITIALS && !HAS_SYLLABLE.test(plain));

/** `J` for John, `JP` and `J.P.` for John Paul: one word of initials, and the names of the other side that they stand for. */
function pairInitials(short: Side, full: Side): void {
  if (short.free === 0 || full.free === 0) return;
  for (let at = 0; at < short.words.length; at++) {
    const word = wordAt(short.words, at);
    if (!isFree(short, at) || word.length > MAX_INITIALS || !mayBeInitials(word)) continue;
    const [first, ...more] = namesOfInitials(word.plain, full, word.isInitials && full.free === 1);
    if (first !== undefined) pair(short, at, full, first, 'initial', more);
  }
}

/** The places of the names that begin with these letters, in their order; none where a letter has no name, or where there are no letters: ь is none. With `hasMore`, the last letters may have none: A.G. Hallam, Andrew Hallam. */
function namesOfInitials(letters: string, side: Side, hasMore: boolean): readonly number[] {
  const taken: number[] = [];
  let next = 0;
  for (const letter of letters) {
    while (next < side.words.length && !mayBegin(letter, side, next)) next++;
    if (next === side.words.length) return hasMore ? taken : [];
    taken.push(next++);
  }
  return taken;
}

function mayBegin(letter: string, side: Side, at: number): boolean {
  const { isInitials, plain } = wordAt(side.words, at);
  return isFree(side, at) && !isInitials && plain.startsWith(letter);
}

/** Pairs the words. `initials`: the names are those of people, who may write an initial for a name. */
export function align(
  given: readonly NameWord[],
  held: readonly NameWord[],
  relate: Relate,
  { initials }: { readonly initials: boolean },
): Alignment {
  const pairs: WordPair[] = [];
  const a = sideOf(given, true, initials, pairs);
  const b = sideOf(held, false, initials, pairs);
  pairSameWords(a, b);
  pairJoinedWords(a, b);
  pairJoinedWords(b, a);
  pairRelatedWords(a, b, relate);
  if (initials) {
    pairNamesWithArticle(a, b, relate);
    pairNamesWithArticle(b, a, relate);
    pairJoinedSounds(a, b, relate);
    pairJoinedSounds(b, a, relate);
    pairInitials(a, b);
    pairInitials(b, a);
  }
  return { pairs, given: freeWords(a), held: freeWords(b), isInOrder: arePartnersInOrder(a) };
}
