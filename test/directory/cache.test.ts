import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheResults, keepValues } from '../../src/directory/cache.js';

test('gives what was found for the key, however many keys come and in whatever order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 200 }), (keys) => {
      const kept = keepValues<number>(8);
      for (const key of keys) expect(kept(String(key), (text) => Number(text) * 2)).toBe(key * 2);
    }),
  );
});

test('finds a value once while it is kept, undefined too', () => {
  let found = 0;
  const kept = cacheResults<undefined>(() => void found++);
  for (const _ of [1, 2, 3]) kept('37040044');
  expect(found).toBe(1);
});

test('keeps no more than its bound, and finds what it has forgotten again', () => {
  const found: string[] = [];
  const kept = keepValues<string>(4);
  const ask = (key: string) =>
    kept(key, (each) => {
      found.push(each);
      return each;
    });
  for (const key of ['a', 'b', 'c', 'd', 'a', 'e', 'a', 'e']) ask(key);
  expect(found).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
});

test('does not let two keys push each other out', () => {
  let found = 0;
  const kept = cacheResults<number>(() => found++);
  const keys = Array.from({ length: 12_000 }, (_, at) => `BANK${at}`);
  for (let turn = 0; turn < 3; turn++) for (const key of keys) kept(key);
  expect(found).toBe(12_000);
});
