/** Along every corridor: a hundred made-up payments are OK, with no directory and with all. */
import { expect, test } from 'vitest';
import { validate } from '../../src/full.js';
import { samplePayment } from '../../src/samples.js';
import { bare, codesOf, engines, full, nameOf, sampleCorridors } from './corridors.js';

const SEEDS = 100;

test('a hundred right payments along each of 900 corridors are OK', () => {
  const wrong: string[] = [];
  for (const corridor of sampleCorridors) {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const result = samplePayment({ ...corridor, seed }, bare);
      if (!result.ok) {
        wrong.push(`${nameOf(corridor)} ${seed}: ${result.problem}`);
        continue;
      }
      for (const [name, engine] of Object.entries(engines)) {
        if (validate(result.instruction, engine).status !== 'OK')
          wrong.push(`${nameOf(corridor)} ${seed} ${name}: ${codesOf(result.instruction, engine)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(sampleCorridors.length).toBeGreaterThanOrEqual(900);
  expect(full).not.toBe(bare);
}, 1_800_000);
