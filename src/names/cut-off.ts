/** A name that is cut off at the length of a field, within a word: the rest of it may be that of the other name. */
import { FIELD_LENGTHS } from '../../rules/name-matching/field-lengths.js';
import type { Name } from './name.js';
import { hasDigit, isSame, type NameWord, wordAt } from './words.js';

/** True for a word that goes on in the other name. Of a number, the digits that follow make another one. */
const goesOn = (word: NameWord, other: NameWord): boolean =>
  !hasDigit(other) && other.length > word.length && (other.plain.startsWith(word.plain) || other.spelled.startsWith(word.spelled));

function isCutOff({ text, words }: Name, { words: others }: Name): boolean {
  if (words.length < 2 || words.length > others.length || !FIELD_LENGTHS.includes(text.trim().length)) return false;
  const last = words.length - 1;
  for (let at = 0; at < last; at++) if (!isSame(wordAt(words, at), wordAt(others, at))) return false;
  return goesOn(wordAt(words, last), wordAt(others, last));
}

/** True where one of the names is the beginning of the other, cut within a word. */
export const mayBeCutOff = (given: Name, held: Name): boolean => isCutOff(given, held) || isCutOff(held, given);
