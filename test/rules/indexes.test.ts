/** The indexes over the rule modules, `rules/index` and one a country, list what the folders hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementFiles, indexes } from '../../scripts/indexes.js';

const rules = new URL('../../rules/', import.meta.url);
const written = await indexes();
const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

test('no index is missing, and none is too many', () => {
  const found = files.filter((file) => /^index\/.*\.ts$|^countries\/[^/]+\/index\.ts$/.test(file));
  expect(found.sort()).toEqual(Object.keys(written).sort());
});

test('every index is up to date: else `npm run indexes`', async () => {
  const stale = Object.entries(written).filter(([name, text]) => readFileSync(new URL(name, rules), 'utf8') !== text);
  expect(stale.map(([name]) => name)).toEqual([]);
  for (const [name, text] of Object.entries(await elementFiles())) expect(readFileSync(new URL(`../${name}`, rules), 'utf8')).toBe(text);
});
