/** The shares in docs/addresses.md: each spoiled address is asked again, which takes as long as a minute of other tests. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addresses } from '../../scripts/docs/addresses.js';

test('docs/addresses.md is what the cases give', () => {
  const committed = readFileSync(new URL('../../docs/addresses.md', import.meta.url), 'utf8');
  expect(committed, 'docs/addresses.md is out of date: run npm run docs').toBe(addresses());
});
