import { describe, expect, test } from 'vitest';
import { compareNames } from '../../src/names.js';
import { PAIR_CLASSES } from './generated-pairs.js';

describe('pairs that are generated from the rules', () => {
  for (const { title, expected, pairs } of PAIR_CLASSES) {
    const found = pairs.map(([given, held]) => ({ given, held, result: compareNames(given, held).result }));
    if (expected !== 'MATCH')
      test(`are no match: ${title}`, () => {
        expect(found.filter(({ result }) => result === 'MATCH')).toEqual([]);
      });
    test(`are called what the schemes call them in nine of ten: ${title}`, () => {
      const others = found.filter(({ result }) => result !== expected);
      expect(others.length / found.length, others.map((pair) => JSON.stringify(pair)).join('\n')).toBeLessThanOrEqual(0.1);
    });
  }
});
