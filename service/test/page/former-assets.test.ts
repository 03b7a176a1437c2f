/** A release carries the assets of the one before it, and of no earlier one. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { carryAssets } from '../../scripts/former-assets.js';
import { pageFiles } from '../../serve/page-files.js';

const root = mkdtempSync(join(tmpdir(), 'payprep-page-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The folder of a release as Vite writes it. */
function release(name: string, assets: readonly string[]): string {
  const web = join(root, name);
  mkdirSync(join(web, 'session/assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), name);
  for (const asset of assets) writeFileSync(join(web, 'session/assets', asset), `${name} ${asset}`);
  return web;
}

const assetsOf = (web: string): readonly string[] => readdirSync(join(web, 'session/assets')).sort();

test('while one replaces the other, the new one answers for both', async () => {
  const [first, second, third] = [
    release('1', ['index-AAAAAAA1.js', 'NG-BBBBBBB1.js', 'same-CCCCCCC1.js']),
    release('2', ['index-AAAAAAA2.js', 'index-DDDDDDD2.css', 'same-CCCCCCC1.js']),
    release('3', ['index-AAAAAAA3.js']),
  ];
  expect(carryAssets(join(root, 'none'), first)).toEqual([]);
  expect(carryAssets(first, second)).toEqual(['NG-BBBBBBB1.js', 'index-AAAAAAA1.js']);
  const page = await pageFiles(second);
  const bodyOf = async (name: string) => new TextDecoder().decode((await page(`/session/assets/${name}`))?.body as Uint8Array);
  expect(await bodyOf('NG-BBBBBBB1.js')).toBe('1 NG-BBBBBBB1.js');
  expect(await bodyOf('same-CCCCCCC1.js')).toBe('2 same-CCCCCCC1.js');
  expect(await page('/session/assets/own-assets.json')).toBeUndefined();
  expect(await page('/own-assets.json')).toBeUndefined();
  carryAssets(second, third);
  expect(assetsOf(third)).toEqual(['index-AAAAAAA2.js', 'index-AAAAAAA3.js', 'index-DDDDDDD2.css', 'same-CCCCCCC1.js']);
});

test('of a release that does not say which are its own, all are carried, and nothing without a hash', () => {
  const before = release('before', ['index-AAAAAAA1.js', 'secret.js', '..-x.js']);
  const now = release('now', ['index-AAAAAAA2.js']);
  expect(carryAssets(before, now)).toEqual(['index-AAAAAAA1.js']);
});
