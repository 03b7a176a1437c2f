import { describe, expect, test } from 'vitest';
import { compareNames } from '../../src/names.js';
import { CHANGES, pairsOf } from './other-payees.js';
import type { Pair } from './random-pairs.js';

/** `NAME_ROUNDS=1500 npx vitest run --project source test/names/other-payees.test.ts` looks further. */
const ROUNDS = Number(process.env.NAME_ROUNDS ?? 30);

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
