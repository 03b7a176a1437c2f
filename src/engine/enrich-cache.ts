/**
 * What enriching keeps for an engine, of bounded size: payments come back to the same banks, and a bank of thousands of entries is slow to
 * look through.
 *
 * By the data of the engine, and not in the engine, so that what only validates does not carry it.
 */
import type { SettlementSystemCode } from '../../rules/index/codes.js';
import { Cache } from '../directory/cache.js';
import type { EngineData } from './engine-data.js';

interface Kept {
  /** The systems that carry payments to a bank: see `systems-of-payment.ts`. */
  readonly systems: Cache<readonly SettlementSystemCode[]>;
  /** The other BICs of an institution, by the first eight characters of its BIC. */
  readonly otherBics: Cache<readonly string[]>;
}

const keptFor = /* @__PURE__ */ new WeakMap<EngineData, Kept>();

export function kept(data: EngineData): Kept {
  let found = keptFor.get(data);
  if (found === undefined) {
    found = { systems: new Cache(16_384), otherBics: new Cache(1024) };
    keptFor.set(data, found);
  }
  return found;
}
