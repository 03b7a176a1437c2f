/** Words of a list in a name, above all `&` and its words between others; lists that are the same. */
import { CONNECTOR } from './lexicon.js';
import type { NameWord } from './words.js';

export const isConnector = ({ lists }: NameWord): boolean => (lists & CONNECTOR) !== 0;

/** True where one of the words is in one of the lists. */
export function hasWordOf(words: readonly NameWord[], lists: number): boolean {
  for (let at = 0; at < words.length; at++) if (((words[at] as NameWord).lists & lists) !== 0) return true;
  return false;
}

/** A connector stands between two words; at either end its letter is an initial. */
export const withoutConnectors = (words: readonly NameWord[]): readonly NameWord[] =>
  hasWordOf(words, CONNECTOR) ? words.filter((word, at) => !(isConnector(word) && at > 0 && at < words.length - 1)) : words;

/** True for the same items in the same order. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && (one.length === 0 || one.every((item, at) => item === other[at])));
