/** Caches results: payments come back to the same few hundred banks. */
import { hashText } from './hash-text.js';

/** Europe has some five thousand banks with a BIC, and the longest directory fifteen thousand codes. */
const MAX_SIZE = 16_384;

/**
 * Caches the results of a function by its key. Each key has one slot, which the next key with the same hash overwrites. Where more keys were
 * computed than there are slots, there are twice as many from then on, up to a bound: a cache is no larger than what is asked of it.
 */
export function cacheResults<Result>(compute: (key: string) => Result): (key: string) => Result {
  let size = 256;
  let computed = size;
  // two arrays, because an array of pairs would allocate an object a call; all slots at once, because V8 makes one slow that grows far behind its end
  let keys: (string | undefined)[] = [];
  let results: Result[] = [];
  return (key) => {
    let slot = hashText(key, size);
    if (keys[slot] === key) return results[slot] as Result;
    if (++computed > size && size < MAX_SIZE) {
      size *= 2;
      computed = 0;
      keys = new Array(size);
      results = new Array(size);
      slot = hashText(key, size);
    }
    const result = compute(key);
    keys[slot] = key;
    results[slot] = result;
    return result;
  };
}
