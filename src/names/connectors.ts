/**
 * `&` and its words between others; lists that are the same.
 *
 * The gotcha: some of these words are one letter, and so is a middle initial. John A. Smith and John E. Smith are two people, Ortega y Gasset is one.
 */
import { CONNECTOR } from './lexicon.js';
import type { NameWord } from './words.js';

export const isConnector = ({ lists }: NameWord): boolean => (lists & CONNECTOR) !== 0;

/** True where one of the words is in one of the lists. */
export function hasWordOf(words: readonly NameWord[], lists: number): boolean {
  for (let at = 0; at < words.length; at++) if (((words[at] as NameWord).lists & lists) !== 0) return true;
  return false;
}

/** Two names without their connectors. */
interface WithoutConnectors {
  readonly given: readonly NameWord[];
  readonly held: readonly NameWord[];
  /** Both have as many, and none of them may be an initial. */
  readonly areAlike: boolean;
}

/** At either end its letter is an initial. */
const isBetween = (words: readonly NameWord[], at: number): boolean =>
  at > 0 && at < words.length - 1 && isConnector(words[at] as NameWord);

const isLetter = ({ length, text }: NameWord): boolean => length === 1 && text !== '&' && text !== '+';

const isSmall = ({ text }: NameWord): boolean => text === text.toLowerCase();

/** A small letter in a name that has capital ones; among capitals, or in small letters throughout, it may be an initial. */
const isSure = (word: NameWord, words: readonly NameWord[]): boolean => !isLetter(word) || (isSmall(word) && !words.every(isSmall));

/** True where the word links two others, to judge by the name that it is held against. The same letter in both is a word as any other. */
function links(words: readonly NameWord[], at: number, others: readonly NameWord[]): boolean {
  if (!isBetween(words, at)) return false;
  const word = words[at] as NameWord;
  if (!isLetter(word)) return true;
  const rivals = others.filter((_, index) => isBetween(others, index));
  if (rivals.some(({ plain }) => plain === word.plain)) return false;
  return isSure(word, words) || rivals.some((rival) => isSure(rival, others));
}

/** The names without the connectors between their words. */
export function withoutConnectors(given: readonly NameWord[], held: readonly NameWord[]): WithoutConnectors {
  if (!hasWordOf(given, CONNECTOR) && !hasWordOf(held, CONNECTOR)) return { given, held, areAlike: true };
  const ofGiven = given.filter((_, at) => !links(given, at, held));
  const ofHeld = held.filter((_, at) => !links(held, at, given));
  const areSure = (words: readonly NameWord[], left: readonly NameWord[]) =>
    words.every((word) => left.includes(word) || isSure(word, words));
  const areAlike = given.length - ofGiven.length === held.length - ofHeld.length && areSure(given, ofGiven) && areSure(held, ofHeld);
  return { given: ofGiven, held: ofHeld, areAlike };
}

/** True for the same items in the same order. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && (one.length === 0 || one.every((item, at) => item === other[at])));
