/** `&` and its words, between the words of a name; lists that are the same. */
import { CONNECTOR } from './lexicon.js';
import type { NameWord } from './words.js';

export const isConnector = ({ lists }: NameWord): boolean => (lists & CONNECTOR) !== 0;

function hasConnector(words: readonly NameWord[]): boolean {
  for (let at = 0; at < words.length; at++) if (isConnector(words[at] as NameWord)) return true;
  return false;
}

/** A connector stands between two words; at either end its letter is an initial. */
export const withoutConnectors = (words: readonly NameWord[]): readonly NameWord[] =>
  hasConnector(words) ? words.filter((word, at) => !(isConnector(word) && at > 0 && at < words.length - 1)) : words;

/** True for the same items in the same order. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => item === other[at]));
