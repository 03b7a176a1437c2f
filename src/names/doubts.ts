/**
 * Reasons to doubt that two names with the same words are one payee’s. Only matches are examined, so that other pairs cost nothing.
 *
 * Names are compared without accents and signs, and in any order of the words. Some payees differ in nothing else: in the tone of a Vietnamese word, in å and ä,
 * in the sign of C#, in the order of initials or of the syllables of a Chinese or Korean name.
 */

import { CALLED_SA } from '../../rules/name-matching/legal-forms.js';
import { areOtherLetters, kindOfMark } from '../../rules/name-matching/letters.js';
import { ROMANIZATIONS } from '../../rules/name-matching/romanizations.js';
import { isSyllable, STROKED, VIETNAMESE_LETTER } from '../../rules/name-matching/syllables.js';
import { LINKS_BEHIND, NAMED_AFTER_FATHERS, OF_HUSBAND } from '../../rules/name-matching/titles.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { hasWordOf } from './connectors.js';
import { isFormOrName } from './legal-form.js';
import { GENERATION, PLACE, PREFIX } from './lexicon.js';
import type { Name } from './name.js';
import type { NameReasonCode } from './reasons.js';
import type { WordPair } from './sides.js';
import type { Verdict } from './verdict.js';
import { isSame, type NameWord, wordAt } from './words.js';

const OTHER_SIGNS = /* @__PURE__ */ lazy(() => /[#@%]|(?<=\S)\+(?!\S)|\p{Sc}|(?![©®°\u3200-\u33ff])\p{So}/gu);
const signsOf = ({ text }: Name): string => (text.normalize('NFKC').match(OTHER_SIGNS()) ?? []).join('');

interface MarkedLetter {
  readonly letter: string;
  readonly marks: string;
}

const lettersOf = (text: string): readonly MarkedLetter[] =>
  [
    ...text
      .toLowerCase()
      .normalize('NFD')
      .matchAll(/(\P{M})(\p{M}*)/gu),
  ].map(([, letter = '', marks = '']) => ({ letter, marks }));

const marksOf = (letters: readonly MarkedLetter[]): string =>
  letters
    .map(({ letter, marks }) => (letter === STROKED ? letter : marks))
    .sort()
    .join('');

function isOtherLetter(a: MarkedLetter, b: MarkedLetter, isOneSyllable: boolean): boolean {
  if (a.letter !== b.letter || a.marks === b.marks) return false;
  if (areOtherLetters(a, b)) return true;
  return a.marks !== '' && b.marks !== '' && (isOneSyllable || kindOfMark(a) !== kindOfMark(b));
}

/** True for two words whose letters are the same but for marks, which make them two: Thúy, Thùy; Bäck, Båck. Without a mark, a letter may be either. */
function haveOtherMarks({ given, held }: WordPair, areVietnamese: boolean): boolean {
  const [a, b] = [lettersOf(given.text), lettersOf(held.text)];
  if (areVietnamese) return marksOf(a) !== marksOf(b);
  const isOneSyllable = isSyllable(given.plain) && marksOf(a) !== marksOf(b);
  return a.length === b.length && a.some((letter, at) => isOtherLetter(letter, b[at] as MarkedLetter, isOneSyllable));
}

/** False where nothing differs but capitals. */
const mayHaveOtherMarks = ({ given, held }: WordPair): boolean =>
  given.text !== held.text && given.plain === held.plain && given.text.toLowerCase() !== held.text.toLowerCase();

function hasOtherMarks(given: Name, held: Name, pairs: readonly WordPair[]): boolean {
  if (!pairs.some(mayHaveOtherMarks)) return false;
  const areVietnamese = VIETNAMESE_LETTER().test(given.text.normalize('NFC')) && VIETNAMESE_LETTER().test(held.text.normalize('NFC'));
  return pairs.some((pair) => mayHaveOtherMarks(pair) && haveOtherMarks(pair, areVietnamese));
}

const initialsOf = (words: readonly NameWord[]): string =>
  words
    .filter(({ isInitials }) => isInitials)
    .map(({ plain }) => plain)
    .join('');

/** The words that a hyphen ties to the next one, or a stroke: of A/L and S/O both letters are. */
function wordsWithHyphens({ text, words }: Name): readonly NameWord[] {
  if (!/[-/]/.test(text)) return [];
  const tied: NameWord[] = [];
  let from = 0;
  for (const word of words) {
    const found = text.indexOf(word.text, from);
    if (found < 0) continue;
    from = found + word.text.length;
    if (/[-/]/.test(text.charAt(from)) || text.charAt(found - 1) === '/') tied.push(word);
  }
  return tied;
}

/** True where a word is followed by the same one in the other name, or is not in it. A particle may end that: Beethoven, Ludwig van. */
function isFollowedAlike(words: readonly NameWord[], at: number, others: readonly NameWord[], mayEnd: boolean): boolean {
  const [word, next] = [wordAt(words, at), words[at + 1]];
  if (next === undefined) return true;
  const places = others.flatMap((other, place) => (isSame(word, other) ? [place] : []));
  const isFollowed = (place: number): boolean => (place + 1 < others.length ? isSame(next, wordAt(others, place + 1)) : mayEnd);
  return places.length === 0 || places.some(isFollowed);
}

/** The word at a place names whose son, wife or servant the one before it is: oğlu, Jánosné, al-Din. */
function isBehind(words: readonly NameWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined) return false;
  return (
    LINKS_BEHIND.includes(word.plain) ||
    OF_HUSBAND.test(word.text) ||
    (next !== undefined && LINKS_BEHIND.includes(word.plain + next.plain))
  );
}

/** True for a word before the one that it belongs to: Anna Berg geb. Holm. */
const isBefore = ({ lists }: NameWord): boolean => (lists & PREFIX) !== 0;

/** True where every word that belongs to the next one stands before it in the other name as well. */
function areTied(name: Name, words: readonly NameWord[], others: readonly NameWord[]): boolean {
  const hyphens = wordsWithHyphens(name);
  return words.every((word, at) => {
    const isFast = hyphens.includes(word) || isBehind(words, at + 1);
    return !(isFast || isBefore(word)) || isFollowedAlike(words, at, others, !isFast);
  });
}

/**
 * The same words, with another one first: Min Su Kim, Kim Min Su. In any other order a given name has become the first one, or a family name: Juan Pérez García
 * and Juan García Pérez are two people in Spain.
 */
function isRotated(pairs: readonly WordPair[], given: readonly NameWord[], held: readonly NameWord[]): boolean {
  const places = pairs.map((pair): readonly [number, number] => [given.indexOf(pair.given), held.indexOf(pair.held)]);
  places.sort(([one], [other]) => one - other);
  let falls = 0;
  for (let at = 0; at < places.length; at++) if ((places[(at + 1) % places.length]?.[1] ?? 0) < (places[at]?.[1] ?? 0)) falls++;
  return falls <= 1;
}

/** Letters that are a legal form, and nobody’s name: A. S. Jensby, Jensby A/S; but Maria Sá. */
export const hasOnlyForm = ({ words, company }: Name): boolean =>
  company.forms.length > 0 &&
  words.some((word) => !company.words.includes(word) && !isFormOrName(word) && !isBefore(word) && word.text.toLowerCase() === word.plain);

const beginsWithWordOf = (words: readonly NameWord[], list: number): boolean => ((words[0]?.lists ?? 0) & list) !== 0;

const isNoGeneration = ({ given }: WordPair): boolean => (given.lists & GENERATION) === 0;

/** Kim Lee and Lee Kim: each word is a family name. */
const areTwoFamilyNames = (words: readonly NameWord[]): boolean =>
  words.length === 2 && ROMANIZATIONS.some(({ familyNames }) => words.every(({ plain }) => familyNames.includes(plain)));

/** True where the order of the words may make another payee. */
function mayBeOtherByOrder(given: Name, held: Name, pairs: readonly WordPair[], isPerson: boolean, country: string): boolean {
  // without titles
  const a = given.words.filter((word) => pairs.some((pair) => pair.given === word || pair.moreGiven.includes(word)));
  const b = held.words.filter((word) => pairs.some((pair) => pair.held === word || pair.moreHeld.includes(word)));
  if (initialsOf(a) !== initialsOf(b) || !areTied(given, a, b) || !areTied(held, b, a)) return true;
  if (beginsWithWordOf(a, GENERATION) !== beginsWithWordOf(b, GENERATION)) return true;
  if (!isRotated(pairs.filter(isNoGeneration), given.words, held.words)) return true;
  if (areTwoFamilyNames(a)) return true;
  return !isPerson && (hasWordOf(a, PLACE) || (!CALLED_SA.includes(country) && (hasOnlyForm(given) || hasOnlyForm(held))));
}

/** Why two names that have the same words may be those of two payees; nothing for most. */
export function doubtsOf(
  given: Name,
  held: Name,
  { pairs, reasons }: Verdict,
  { isPerson, country }: { readonly isPerson: boolean; readonly country: string | undefined },
): readonly NameReasonCode[] {
  const doubts: NameReasonCode[] = [];
  if ((given.mayHaveOtherSigns || held.mayHaveOtherSigns) && signsOf(given) !== signsOf(held)) doubts.push('SIGN');
  if (!given.isBasic && !held.isBasic && hasOtherMarks(given, held, pairs)) doubts.push('MARKS');
  const isChain = country !== undefined && NAMED_AFTER_FATHERS.includes(country);
  if (reasons.includes('WORD_ORDER') && (isChain || mayBeOtherByOrder(given, held, pairs, isPerson, country ?? '')))
    doubts.push('WORD_ORDER');
  return doubts;
}
