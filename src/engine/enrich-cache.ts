/**
 * What `enrich` found of a bank, kept for each engine, of bounded size: payments come back to the same banks.
 *
 * By the data of the engine, and not in the engine, so that what only validates does not carry it.
 */
import { hashText } from '../directory/hash-text.js';
import type { EngineData } from './engine-data.js';

/** Europe has some five thousand banks with a BIC, and three times as many bank codes. */
const SIZE = 32_768;

/** Values by key. Each key has one slot, which the next key with the same hash overwrites, so that the cache never grows. */
class KeptValues<Value> {
  // all slots at once: V8 turns an array that is written far behind its end into a slow one
  readonly #keys = new Array<string | undefined>(SIZE);
  readonly #values = new Array<Value | undefined>(SIZE);

  /** The value of the key; finds it where it is not kept. */
  of(key: string, find: () => Value): Value {
    const slot = hashText(key, SIZE);
    const known = this.#keys[slot] === key ? this.#values[slot] : undefined;
    if (known !== undefined) return known;
    const found = find();
    this.#keys[slot] = key;
    this.#values[slot] = found;
    return found;
  }
}

/** Makes a function that gives the values that are kept for an engine with this data. */
export function keptByData<Value>(): (data: EngineData) => KeptValues<Value> {
  const caches = new WeakMap<EngineData, KeptValues<Value>>();
  return (data) => {
    let found = caches.get(data);
    if (found === undefined) {
      found = new KeptValues();
      caches.set(data, found);
    }
    return found;
  };
}
