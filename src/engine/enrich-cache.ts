/**
 * The settlement systems that `enrich` found for a bank, kept for each engine, of bounded size: payments come back to the same banks.
 *
 * By the data of the engine, and not in the engine, so that what only validates does not carry it.
 */
import type { SettlementSystemCode } from '../../rules/index/codes.js';
import { Cache } from '../directory/cache.js';
import type { EngineData } from './engine-data.js';

type SystemsCache = Cache<readonly SettlementSystemCode[]>;

/** Europe has some five thousand banks with a BIC. */
const SIZE = 16_384;

const caches = /* @__PURE__ */ new WeakMap<EngineData, SystemsCache>();

/** Those of an engine with this data. */
export function keptSystems(data: EngineData): SystemsCache {
  let found = caches.get(data);
  if (found === undefined) {
    found = new Cache(SIZE);
    caches.set(data, found);
  }
  return found;
}
