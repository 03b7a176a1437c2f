/** Runs the seeds that once failed, and the first seeds of each target. `npm run trial -- fuzz` runs more. */
import { expect, test } from 'vitest';
import { runs } from '../runs.js';
import failedSeeds from './seeds.json' with { type: 'json' };
import { runSeed, type Target } from './targets.js';

const seeds: readonly { readonly target: string; readonly seed: number }[] = failedSeeds;

test.each(seeds)('$target holds for seed $seed, which once failed', { timeout: 60_000 }, async ({ target, seed }) => {
  await runSeed(target as Target, seed);
});

test.each([
  ['answers', runs(60)],
  ['ndjson', runs(12)],
  ['csv', runs(12)],
] as const)('%s holds for the first %i seeds', { timeout: 60_000 }, async (target, count) => {
  let done = 0;
  for (; done < count; done++) await runSeed(target, done);
  expect(done).toBe(count);
});
