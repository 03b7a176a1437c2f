/** The indexes over the rule modules, `rules/index`, list what the folders hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexes } from '../../scripts/indexes.js';

const folder = new URL('../../rules/index/', import.meta.url);
const written = await indexes();

test('no index is missing, and none is too many', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  expect(files.sort()).toEqual(Object.keys(written).sort());
});

test.each(Object.entries(written))('rules/index/%s is up to date: else `npm run indexes`', (name, text) => {
  expect(readFileSync(new URL(name, folder), 'utf8')).toBe(text);
});
