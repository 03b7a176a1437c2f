/** Seeds that once failed, and the first few of each target. `npm run fuzz` tries out more. */
import { expect, test } from 'vitest';
import kept from './seeds.json' with { type: 'json' };
import { type Target, tryOut } from './targets.js';

const seeds: readonly { readonly target: string; readonly seed: number }[] = kept;

test.each(seeds)('$target $seed', { timeout: 60_000 }, async ({ target, seed }) => {
  await tryOut(target as Target, seed);
});

test.each([
  ['answers', 200],
  ['ndjson', 40],
  ['csv', 40],
] as const)('%s: the first %i', { timeout: 60_000 }, async (target, count) => {
  let done = 0;
  for (; done < count; done++) await tryOut(target, done);
  expect(done).toBe(count);
});
