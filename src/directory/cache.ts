/** Caches results: payments come back to the same few hundred banks. */
import { hashText } from './hash-text.js';

const CACHE_SIZE = 512;

/**
 * Caches the results of a function by its key. Each key has one slot, which the next key with the same hash overwrites, so that the
 * cache never grows.
 */
export function cacheResults<Result>(compute: (key: string) => Result): (key: string) => Result {
  // two arrays, because an array of pairs would allocate an object a call
  const keys: string[] = [];
  const results: Result[] = [];
  return (key) => {
    const slot = hashText(key, CACHE_SIZE);
    if (keys[slot] === key) return results[slot] as Result;
    const result = compute(key);
    keys[slot] = key;
    results[slot] = result;
    return result;
  };
}
