/**
 * A hash filter over a few words: tells of most texts, while they are read once, that they are none of the words. Only the rest is cut out, folded and
 * looked up. No word is missed; another text may pass the filter, so the words decide.
 */
import { type CharacterTable, characterTable, isInTable } from './characters.js';

/** What the table of a filter says of a character that becomes none of theirs. */
export const LEFT_OUT = 1;
/** No word has it. */
export const IN_NO_WORD = 2;
/** The words themselves have to be asked. */
export const UNCLEAR = 3;

/** Many more than there are words: few numbers of others fall on one that stands for a word. */
const PLACES = 4096;

export interface WordFilter {
  /** What becomes of a character: a letter, or one of the three above. */
  readonly table: CharacterTable;
  /** True where the letters that make this number may be a word. */
  has(number: number): boolean;
}

/** The number of a word that goes on with this letter; that of no letter is 0. */
export const goingOn = (number: number, letter: number): number => (Math.imul(number, 31) + letter) | 0;

/** Two places for each number: another one seldom falls on both. */
const placeOf = (number: number): number => number & (PLACES - 1);
const otherPlaceOf = (number: number): number => ((number >>> 10) ^ (number >>> 20)) & (PLACES - 1);

/**
 * A filter for words, or for the part of each that is looked at. `fold` makes of a character what the words have: a letter, nothing where they
 * leave it out, undefined where that is not for it to say.
 */
export function wordFilter(
  words: readonly string[],
  fold: (character: string) => string | undefined,
  part = (word: string) => word,
): WordFilter {
  const table = characterTable((character) => {
    const made = isInTable(character.charCodeAt(0)) ? fold(character) : undefined;
    if (made === '') return LEFT_OUT;
    if (made === undefined) return UNCLEAR;
    const isKnown = /^[a-z]$/i.test(made) || words.some((word) => word.includes(made));
    return isKnown ? (made.length === 1 ? made.charCodeAt(0) : UNCLEAR) : IN_NO_WORD;
  });
  const places = new Uint8Array(PLACES);
  const others = new Uint8Array(PLACES);
  for (const word of words) {
    const number = numberOf(part(word), table);
    places[placeOf(number)] = 1;
    others[otherPlaceOf(number)] = 1;
  }
  return { table, has: (number) => places[placeOf(number)] === 1 && others[otherPlaceOf(number)] === 1 };
}

function numberOf(word: string, { known, ask }: CharacterTable): number {
  let number = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter !== LEFT_OUT) number = goingOn(number, letter);
  }
  return number;
}
