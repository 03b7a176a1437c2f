import { describe, expect, test } from 'vitest';
import { compareNames } from '../../src/names.js';
import { runs } from '../runs.js';
import { CHANGES, pairsOf } from './other-payees.js';
import type { Pair } from './random-pairs.js';

/** `npm run trial -- properties --runs 150 test/names/other-payees.test.ts` looks further. */
const ROUNDS = runs(10);

/** How the same pair may be written. */
const WRITTEN: readonly ((pair: Pair) => Pair)[] = [
  (pair) => pair,
  ([given, held]) => [given.toUpperCase(), held.toUpperCase()],
  ([given, held]) => [given.toLowerCase(), held.toLowerCase()],
  ([given, held]) => [given.toUpperCase(), held],
  ([given, held]) => [held, given.toUpperCase()],
];

describe('a name that differs in one thing is no match', () => {
  for (const change of CHANGES) {
    test(change.title, () => {
      const pairs = pairsOf(change, ROUNDS).flatMap((pair) => WRITTEN.map((write) => write(pair)));
      expect(pairs.length).toBeGreaterThan(0);
      expect(pairs.filter(([given, held]) => compareNames(given, held).result === 'MATCH')).toEqual([]);
    });
  }
});
