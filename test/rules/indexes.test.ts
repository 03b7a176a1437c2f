/** The indexes over the rule modules, `rules/index` and one a country, list what the folders hold. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { elementFiles, indexes } from '../../scripts/indexes.js';
import { root } from '../../scripts/set-up.mjs';

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

test('no index is needed to write them: a new country has none yet', { timeout: 60_000 }, () => {
  mkdirSync(join(root, '.build'), { recursive: true });
  const copy = mkdtempSync(join(root, '.build/indexes-'));
  const isIndex = (path: string): boolean => /[\\/]rules[\\/](?:index|countries[\\/]..[\\/]index\.ts)$/.test(path);
  for (const path of ['rules', 'scripts/indexes', 'scripts/indexes.ts', 'reference-data/registries'])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (from) => !isIndex(from) });
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/indexes.ts'], { cwd: copy, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  for (const [name, text] of Object.entries(written)) expect(readFileSync(join(copy, 'rules', name), 'utf8')).toBe(text);
  rmSync(copy, { recursive: true });
});
