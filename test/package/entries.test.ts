/** What the package offers: its entries, their names, and what they may not reach. */
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entries, manifest, root } from './built.js';
import { packagesOf } from './specifiers.js';

describe.each(entries)('%s', (_name, { types, browser, 'node-addons': ofNode, default: main }) => {
  const others = [ofNode, browser].filter((file) => file !== undefined);

  test('has its files', () => {
    for (const file of [types, main, ...others]) expect(existsSync(join(root, file)), file).toBe(true);
  });

  test('imports, and exports what it did before', async () => {
    const names = Object.keys(await import(join(root, main))).sort();
    expect(names).toMatchSnapshot();
    for (const file of others) expect(Object.keys(await import(join(root, file))).sort()).toEqual(names);
  });

  test('reaches nothing of Node where it must run anywhere', () => {
    expect(packagesOf(join(root, main)).filter(isBuiltin)).toEqual([]);
  });
});

test('the element has its types for each framework', () => {
  const { types } = manifest.exports['./element/*'] as { readonly types: string };
  for (const framework of ['react', 'preact', 'solid', 'vue', 'svelte'])
    expect(existsSync(join(root, types.replace('*', framework))), framework).toBe(true);
});

test('bundlers that read no exports find the same files', () => {
  const modules = Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [[name, target.default]],
  );
  const found = { '.': manifest.main, ...manifest.alias };
  expect(Object.fromEntries(modules.map(([name = '', file = '']) => [name, file.replace('*', '$1')]))).toEqual(found);
});

test('what reads files is found out', () => {
  expect(packagesOf(join(root, 'dist/full.js'))).toContain('node:fs');
});

test('one package comes with it, and it is the only one that is imported', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['libphonenumber-js']);
  const imported = entries.flatMap(([, conditions]) => packagesOf(join(root, conditions.default)));
  expect(new Set(imported.filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name)).map((name) => name.split('/')[0]))).toEqual(
    new Set(['libphonenumber-js']),
  );
});
