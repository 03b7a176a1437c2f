/**
 * The settlement systems that `enrich` found for a bank, kept for each engine, of bounded size: payments come back to the same banks.
 *
 * By the data of the engine, and not in the engine, so that what only validates does not carry it.
 */
import type { SettlementSystemCode } from '../../rules/index/codes.js';
import { hashText } from '../directory/hash-text.js';
import type { EngineData } from './engine-data.js';

type Systems = readonly SettlementSystemCode[];

/** Europe has some five thousand banks with a BIC. */
const SIZE = 16_384;

/** Systems by key. Each key has one slot, which the next key with the same hash overwrites, so that the cache never grows. */
class SystemsCache {
  // all slots at once: V8 turns an array that is written far behind its end into a slow one
  readonly #keys = new Array<string | undefined>(SIZE);
  readonly #systems = new Array<Systems | undefined>(SIZE);

  /** The systems of the key; finds them where they are not kept. */
  of(key: string, find: () => Systems): Systems {
    const slot = hashText(key, SIZE);
    const known = this.#keys[slot] === key ? this.#systems[slot] : undefined;
    if (known !== undefined) return known;
    const found = find();
    this.#keys[slot] = key;
    this.#systems[slot] = found;
    return found;
  }
}

const caches = /* @__PURE__ */ new WeakMap<EngineData, SystemsCache>();

/** Those of an engine with this data. */
export function keptSystems(data: EngineData): SystemsCache {
  let found = caches.get(data);
  if (found === undefined) {
    found = new SystemsCache();
    caches.set(data, found);
  }
  return found;
}
