/**
 * A map from folded words that answers quickly for words that it does not have, as most words of a name are in no list.
 *
 * It is a Bloom filter with one hash function: a word is hashed when it is read, and a bit says whether a word of the map has this hash. Only then is the `Map`
 * asked, which would hash the text again.
 */

/** Hashes are whole numbers of 30 bits, which V8 stores in place. */
const HASH_MASK = 0x3fff_ffff;

/** Appends a character to what was hashed before it. */
export const appendHash = (hash: number, code: number): number => (Math.imul(hash, 31) + code) & HASH_MASK;

export function hashOf(folded: string): number {
  let hash = 0;
  const { length } = folded;
  for (let at = 0; at < length; at++) hash = appendHash(hash, folded.charCodeAt(at));
  return hash;
}

/** 31 to the power of a length: what is appended to a text multiplies its hash by that. */
export function powerOf(length: number): number {
  let power = 1;
  for (let at = 0; at < length; at++) power = Math.imul(power, 31);
  return power;
}

/** The hash of two texts together; `power` is that of the second one. */
export const joinHashes = (first: number, second: number, power: number): number => (Math.imul(first, power) + second) & HASH_MASK;

const EDGE_MASK = 0xfff;
/** How many numbers edges can have. */
export const EDGE_COUNT: number = EDGE_MASK + 1;
/** The edge of a word, which is three characters at its beginning or its end, as a number that other edges may share; 0 for a character that it lacks. */
export const edgeOf = (first: number, second: number, third: number): number => ((first * 37 + second) * 37 + third) & EDGE_MASK;

const codeOrZero = (folded: string, at: number): number => (at >= 0 && at < folded.length ? folded.charCodeAt(at) : 0);
export const beginningOf = (folded: string): number => edgeOf(codeOrZero(folded, 0), codeOrZero(folded, 1), codeOrZero(folded, 2));
export function endingOf(folded: string): number {
  const { length } = folded;
  return edgeOf(codeOrZero(folded, length - 3), codeOrZero(folded, length - 2), codeOrZero(folded, length - 1));
}

/** So many bits for each word: one in twelve of the words that are not in the map is looked up. */
const BITS_PER_WORD = 12;

export class WordMap<Value> {
  readonly #values: ReadonlyMap<string, Value>;
  readonly #bits: Uint32Array;
  readonly #mask: number;

  constructor(values: ReadonlyMap<string, Value>) {
    this.#values = values;
    const size = 2 ** Math.ceil(Math.log2(32 + values.size * BITS_PER_WORD));
    this.#mask = size - 1;
    this.#bits = new Uint32Array(size / 32);
    for (const word of values.keys()) {
      const bit = hashOf(word) & this.#mask;
      this.#bits[bit >> 5] = (this.#bits[bit >> 5] as number) | (1 << (bit & 31));
    }
  }

  /** False for most words that it does not have. */
  mayHave(hash: number): boolean {
    const bit = hash & this.#mask;
    return (((this.#bits[bit >> 5] as number) >> (bit & 31)) & 1) !== 0;
  }

  get(folded: string, hash: number): Value | undefined {
    return this.mayHave(hash) ? this.#values.get(folded) : undefined;
  }
}
