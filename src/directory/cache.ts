/** Caches of bounded size: payments come back to the same few hundred banks. */
import { hashText } from './hash-text.js';

const CACHE_SIZE = 512;

/** Keeps values by key. Each key has one slot, which the next key with the same hash overwrites, so that the cache never grows. */
export class Cache<Value> {
  readonly #size: number;
  // two arrays, because an array of pairs would allocate an object a value
  #keys: string[] = [];
  #values: Value[] = [];

  /** `size` is a power of two. */
  constructor(size: number) {
    this.#size = size;
  }

  /** The value of the key; makes it where it is not kept. */
  of(key: string, make: (key: string) => Value): Value {
    const slot = hashText(key, this.#size);
    if (this.#keys[slot] === key) return this.#values[slot] as Value;
    const value = make(key);
    if (this.#keys.length === 0) {
      // all slots at once: V8 turns an array that is written far behind its end into a slow one
      this.#keys = new Array(this.#size);
      this.#values = new Array(this.#size);
    }
    this.#keys[slot] = key;
    this.#values[slot] = value;
    return value;
  }
}

/** Caches the results of a function by its key. */
export function cacheResults<Result>(compute: (key: string) => Result): (key: string) => Result {
  const cache = new Cache<Result>(CACHE_SIZE);
  return (key) => cache.of(key, compute);
}
