/** Caches results: payments come back to the same few hundred banks. */
import { hashText } from './hash-text.js';

/** Slots at first, and at most: Europe has some five thousand banks with a BIC, and the longest directory fifteen thousand codes. */
const FIRST_SIZE = 512;
const MAX_SIZE = 16_384;

/**
 * Caches the results of a function by its key. Each key has one slot, which the next key with the same hash overwrites. Where as many keys
 * were seen as there are slots, there are twice as many from then on, up to a bound, so that a cache is no larger than what is asked of it.
 */
export function cacheResults<Result>(compute: (key: string) => Result): (key: string) => Result {
  let size = FIRST_SIZE;
  let seen = 0;
  // two arrays, because an array of pairs would allocate an object a call
  let keys = new Array<string | undefined>(size);
  let results = new Array<Result | undefined>(size);
  return (key) => {
    const slot = hashText(key, size);
    if (keys[slot] === key) return results[slot] as Result;
    const result = compute(key);
    if (++seen > size && size < MAX_SIZE) {
      size *= 2;
      seen = 0;
      keys = new Array<string | undefined>(size);
      results = new Array<Result | undefined>(size);
      return result;
    }
    keys[slot] = key;
    results[slot] = result;
    return result;
  };
}
