/**
 * A correction for characters that a scanner or a hand took for others: O for 0, I for 1, and the like, as many as there are.
 *
 * Only where the layout has no place for what was written, so that nothing else was meant: a letter where only digits stand, a digit where only letters do.
 */

import type { Correction } from '../../characters/correction.js';
import { DIGIT_LIKE, LETTER_LIKE } from '../../characters/look-alikes.js';

/** The character that was meant at a place of this class of ISO 13616; undefined where it is none that looks alike. */
function meantAt(character: string, characterClass: string): string | undefined {
  const isDigit = character >= '0' && character <= '9';
  if (characterClass === 'n') return isDigit ? character : DIGIT_LIKE[character];
  return characterClass === 'a' && isDigit ? LETTER_LIKE[character] : character;
}

/** The edit after which each character is of the class of its place; undefined where there is nothing to edit, or none that does it. */
export function correctLookAlikes(text: string, classes: string): Correction | undefined {
  if (text.length !== classes.length) return undefined;
  const meant: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = meantAt(text.charAt(at), classes.charAt(at));
    if (character === undefined) return undefined;
    meant.push(character);
  }
  const first = meant.findIndex((character, at) => character !== text[at]);
  if (first < 0) return undefined;
  const end = meant.findLastIndex((character, at) => character !== text[at]) + 1;
  return { at: first, remove: end - first, insert: meant.slice(first, end).join('') };
}
