/** Every property has the seed of the run, and as many values as it asks for. */
import { test as properties } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneIn, runs, seed, seedOf } from './runs.js';

test('a sample without a seed of its own is that of the run', () => {
  const numbers = fc.integer();
  expect(fc.sample(numbers, 20)).toEqual(fc.sample(numbers, { numRuns: 20, seed }));
  expect(fc.sample(numbers, 20)).not.toEqual(fc.sample(numbers, { numRuns: 20, seed: seed + 1 }));
});

test('so is an assertion, which says so where it fails', () => {
  const never = () => fc.assert(fc.property(fc.integer(), () => false));
  expect(never).toThrow(`seed: ${seed},`);
});

let tried = 0;
properties.prop([fc.integer()])('a property of vitest has it in its name', () => {
  tried++;
  expect(expect.getState().currentTestName).toContain(`(with seed=${seed})`);
});

test('a property that asks for no number has a hundred values', () => expect(tried).toBe(runs(100)));

test('one in three is a third, and all where ten times as many values are tried', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(oneIn(3, all).length).toBeGreaterThanOrEqual(3);
  if (runs(1) === 1) expect(oneIn(3, all)).toHaveLength(3);
  if (runs(1) > 5) expect(oneIn(3, all)).toEqual(all);
  expect(oneIn(1, all)).toEqual(all);
});

test('a seed is a number, drawn, or the one of everybody', () => {
  expect(seedOf('7')).toBe(7);
  expect(seedOf('')).toBe(seedOf(undefined));
  expect(new Set(Array.from({ length: 5 }, () => seedOf('random'))).size).toBeGreaterThan(1);
  expect(() => seedOf('seven')).toThrow('PAYPREP_SEED');
});
