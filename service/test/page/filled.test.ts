/** What users have written stands apart from the texts around it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fillText } from '../../page/src/parts/filled.js';

test('a name that turns the direction of writing round is isolated: what stands behind it stays as it is', () => {
  const name = 'Ada \u202e001 RUE';
  const shown = fillText('{name} is now the default for {currency}.', { name, currency: 'EUR' });
  expect(shown).toMatchObject([
    '',
    { type: 'bdi', props: { children: name } },
    ' is now the default for ',
    { type: 'bdi', props: { children: 'EUR' } },
    '.',
  ]);
});

test('no part of the page puts a name into a text that is not isolated', () => {
  const parts = fileURLToPath(new URL('../../page/src/parts/', import.meta.url));
  const sources = readdirSync(parts).map((file) => readFileSync(parts + file, 'utf8'));
  const named = sources.flatMap((source) => [...source.matchAll(/(\w+)\([^()]*\{ name: nameOf/g)].map(([, called]) => called));
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named)).toEqual(new Set(['fillText']));
});
