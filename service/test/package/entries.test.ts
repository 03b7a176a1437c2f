/** What the package offers: its entries, their names, and what they may not reach. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifest as payprep } from '../../../test/package/built.js';
import { packagesOf } from '../../../test/package/specifiers.js';
import { entries, manifest, root } from '../built.js';

describe.each(entries)('%s', (_name, { types, node, default: portable }) => {
  const main = portable ?? node ?? '';

  test('has its files', () => {
    for (const file of [types, main]) expect(existsSync(join(root, file)), file).toBe(true);
  });

  test('imports, and exports what it did before', async () => {
    expect(Object.keys(await import(join(root, main))).sort()).toMatchSnapshot();
  });

  test.runIf(portable)('reaches nothing of Node where it must run anywhere', () => {
    expect(packagesOf(join(root, main)).filter(isBuiltin)).toEqual([]);
  });

  test('imports of payprep what that publishes, and packages that come with it', () => {
    const imported = packagesOf(join(root, main)).filter((name) => !isBuiltin(name));
    // an entry with a star stands for one of each language
    const published = Object.keys(payprep.exports).map((entry) => new RegExp(`^${entry.replace('.', 'payprep').replace('*', '[\\w-]+')}$`));
    const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const isKnown = (name: string): boolean =>
      /^payprep\b/.test(name)
        ? published.some((entry) => entry.test(name))
        : packages.some((each) => name === each || name.startsWith(`${each}/`));
    expect(imported.filter((name) => !isKnown(name))).toEqual([]);
  });
});

test('its types are those of TypeScript 5.4, too: arrays of bytes have no parameter there', () => {
  const types = join(root, 'dist/types');
  const files = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
  expect(files.filter((file) => /Uint8Array<|ArrayBufferView</.test(readFileSync(join(types, file), 'utf8')))).toEqual([]);
});

test('both packages have one version, and the one asks for the other', () => {
  expect(manifest.version).toBe(payprep.version);
  expect(manifest.peerDependencies.payprep).toBe(payprep.version);
  const { info } = JSON.parse(readFileSync(join(root, 'http/openapi.json'), 'utf8'));
  expect(info.version).toBe(payprep.version);
});
