/**
 * Compares syllables of Korean names by their romanization. Young, Yung and Yeong are one, Su and Seo are two.
 *
 * The gotcha: `u` before a consonant of the same syllable may be eo or u (Sung, Sun), and nothing but u at its end.
 *
 * @see Revised Romanization of Korean (2000); McCune–Reischauer (1939)
 */
import { KOREAN_FAMILY_NAMES } from '../../rules/name-matching/korean-names.js';
import { type NameWord, wordAt } from './words.js';

const MOST_WORDS = 4;
/** True for a name that begins or ends with a Korean family name. */
export const mayBeKorean = (words: readonly NameWord[]): boolean =>
  words.length > 1 &&
  words.length <= MOST_WORDS &&
  [wordAt(words, 0), wordAt(words, words.length - 1)].some(({ plain }) => KOREAN_FAMILY_NAMES.includes(plain));

/** A vowel that may be eo or u. */
const EITHER = 'Q';
const EO = 'E';

const REWRITTEN: readonly (readonly [pattern: RegExp, letters: string])[] = [
  [/sh/g, 's'],
  [/r/g, 'l'],
  [/^ch/, 'j'],
  [/k/g, 'g'],
  [/p/g, 'b'],
  [/oh$/, 'o'],
  [/ee|ui|yi/g, 'i'],
  [/a[eiy]/g, 'A'],
  [/w?oo|wu/g, 'U'],
  [/eo|ou|uh/g, EO],
  [/yE(?![bglmn])/g, 'yU'],
  [/u(?=(?:ng|[bglmn])(?![aeiouyAEU]))/g, EITHER],
  [/U/g, 'u'],
];
const spokenAs = (plain: string): string => REWRITTEN.reduce((text, [pattern, letters]) => text.replace(pattern, letters), plain);

/** True for syllables, or words of them, that may be romanizations of the same ones. */
export function areOneInKorean(one: string, other: string): boolean {
  const [a, b] = [spokenAs(one), spokenAs(other)];
  const isVowel = (letter: string): boolean => letter === EITHER || letter === EO || letter === 'u';
  const mayBe = (letter: string, next = ''): boolean =>
    letter === next || ((letter === EITHER || next === EITHER) && isVowel(letter) && isVowel(next));
  return a.length === b.length && [...a].every((letter, at) => mayBe(letter, b[at]));
}
