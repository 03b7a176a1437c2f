/**
 * Caches results, of bounded size: payments come back to the same banks.
 *
 * For keys that callers choose, such as bank codes and BICs. For keys of a closed list, `engine/memoize.ts` is simpler.
 */
import { hashText } from './hash-text.js';

/** Europe has some five thousand banks with a BIC, and the longest directory, that of Denmark, seven thousand codes. */
const MAX_SIZE = 16_384;

/**
 * Keeps values by key: gives the value of a key, and finds it where it is not kept. Each key has one slot, which the next key with the same hash
 * overwrites. Where more keys were found than there are slots, there are twice as many from then on, up to a bound: a cache is no larger than what
 * is asked of it.
 *
 * @param maxSize a power of two
 */
export function keepValues<Value>(maxSize: number): (key: string, find: (key: string) => Value) => Value {
  let size = 256;
  let found = size;
  // two arrays, because an array of pairs would allocate an object a call; all slots at once, because V8 makes one slow that grows far behind its end
  let keys: (string | undefined)[] = [];
  let values: Value[] = [];
  return (key, find) => {
    let slot = hashText(key, size);
    if (keys[slot] === key) return values[slot] as Value;
    if (++found > size && size < maxSize) {
      size *= 2;
      found = 0;
      keys = new Array(size);
      values = new Array(size);
      slot = hashText(key, size);
    }
    const value = find(key);
    keys[slot] = key;
    values[slot] = value;
    return value;
  };
}

/** Caches the results of a function by its key. */
export function cacheResults<Result>(compute: (key: string) => Result): (key: string) => Result {
  const kept = keepValues<Result>(MAX_SIZE);
  return (key) => kept(key, compute);
}
