/**
 * What `enrich` found of a bank, kept for each engine, of bounded size: payments come back to the same banks.
 *
 * By the data of the engine, and not in the engine, so that what only validates does not carry it.
 */
import { perObject } from '../../../rules/vocabulary/lazy.js';
import { keepValues } from '../../directory/cache.js';
import type { EngineData } from '../../rules-and-data/engine-data.js';

/** Europe has some five thousand banks with a BIC, and three times as many bank codes. */
const MAX_SIZE = 32_768;

/** Makes a function that gives what is kept for an engine with this data: the value of a key, found where it is not kept. */
export const keptByData = <Value>(): ((data: EngineData) => (key: string, find: () => Value) => Value) =>
  perObject(() => keepValues<Value>(MAX_SIZE));
