/** `&` and its words, between the words of a name. */
import { CONNECTORS } from '../../rules/name-matching/words.js';
import type { NameWord } from './words.js';

export const isConnector = ({ plain }: NameWord): boolean => CONNECTORS.has(plain);

/** A connector stands between two words; at either end its letter is an initial. */
export const withoutConnectors = (words: readonly NameWord[]): readonly NameWord[] =>
  words.filter((word, at) => !(isConnector(word) && at > 0 && at < words.length - 1));
