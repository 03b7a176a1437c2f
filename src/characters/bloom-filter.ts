/**
 * A small Bloom filter over a list of words: one pass over a text shows for most texts that they are none of the words. It never misses a
 * word, but lets a few other texts through, so the caller looks these up in the list.
 */
import { type CharacterTable, characterTable, isInTable } from './characters.js';

/** The class of a character that folding removes. */
export const REMOVED = 1;
/** The class of a character that no word has. */
export const IN_NO_WORD = 2;
/** The class of a character that the filter cannot decide: look up the list. */
export const UNCLEAR = 3;

/** Many more slots than words, so that collisions are rare. */
const SLOTS = 4096;

export interface BloomFilter {
  /** Character → folded letter, or one of the three classes above. */
  readonly table: CharacterTable;
  /** True where the letters with this hash may be a word. */
  has(hash: number): boolean;
}

/** The hash of a text with one more letter; the hash of no letter is 0. */
export const extendHash = (hash: number, letter: number): number => (Math.imul(hash, 31) + letter) | 0;

/** Two slots for each hash: two hashes rarely share both. */
const slotOf = (hash: number): number => hash & (SLOTS - 1);
const otherSlotOf = (hash: number): number => ((hash >>> 10) ^ (hash >>> 20)) & (SLOTS - 1);

/**
 * A filter for words, or for a `part` of each. `fold` converts a character to the letter of the words: empty where they leave it out,
 * undefined where one character alone does not decide.
 */
export function bloomFilter(
  words: readonly string[],
  fold: (character: string) => string | undefined,
  part = (word: string) => word,
): BloomFilter {
  const table = characterTable((character) => {
    const made = isInTable(character.charCodeAt(0)) ? fold(character) : undefined;
    if (made === '') return REMOVED;
    if (made === undefined) return UNCLEAR;
    const isKnown = /^[a-z]$/i.test(made) || words.some((word) => word.includes(made));
    return isKnown ? (made.length === 1 ? made.charCodeAt(0) : UNCLEAR) : IN_NO_WORD;
  });
  const slots = new Uint8Array(SLOTS);
  const otherSlots = new Uint8Array(SLOTS);
  for (const word of words) {
    const hash = hashOf(part(word), table);
    slots[slotOf(hash)] = 1;
    otherSlots[otherSlotOf(hash)] = 1;
  }
  return { table, has: (hash) => slots[slotOf(hash)] === 1 && otherSlots[otherSlotOf(hash)] === 1 };
}

function hashOf(word: string, { known, ask }: CharacterTable): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter !== REMOVED) hash = extendHash(hash, letter);
  }
  return hash;
}
