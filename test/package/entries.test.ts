/** What the package offers: its entries, their names, and what they may not reach. */
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entries, root } from './built.js';

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]{1,200})["']/g;

/** The specifiers of packages that a file imports, itself or by what it imports, lazily or not. */
function packagesOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const specifiers = [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);
  return specifiers.flatMap((specifier) => (specifier.startsWith('.') ? packagesOf(join(dirname(file), specifier), seen) : [specifier]));
}

describe.each(entries)('%s', (_name, { types, module, node, default: portable }) => {
  const others = [module, ...(typeof node === 'object' ? Object.values(node) : [node])].filter((file) => file !== undefined);
  const main = portable ?? others[0] ?? '';

  test('has its files', () => {
    for (const file of [types, main, ...others]) expect(existsSync(join(root, file)), file).toBe(true);
  });

  test('imports, and exports what it did before', async () => {
    const names = Object.keys(await import(join(root, main))).sort();
    expect(names).toMatchSnapshot();
    for (const file of others) expect(Object.keys(await import(join(root, file))).sort()).toEqual(names);
  });

  test.runIf(portable)('reaches nothing of Node where it must run anywhere', () => {
    expect(packagesOf(join(root, main)).filter(isBuiltin)).toEqual([]);
  });
});

test('what reads files is found out', () => {
  expect(packagesOf(join(root, 'dist/full.js'))).toContain('node:fs');
});
