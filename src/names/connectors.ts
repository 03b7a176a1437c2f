/** `&` and its words, between the words of a name. */
import { CONNECTOR } from './lexicon.js';
import type { NameWord } from './words.js';

export const isConnector = ({ lists }: NameWord): boolean => (lists & CONNECTOR) !== 0;

/** A connector stands between two words; at either end its letter is an initial. */
export const withoutConnectors = (words: readonly NameWord[]): readonly NameWord[] =>
  words.some(isConnector) ? words.filter((word, at) => !(isConnector(word) && at > 0 && at < words.length - 1)) : words;
