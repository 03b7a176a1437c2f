/** Modules that are alike stand together, whatever imports them first. */
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ORDER, ordered } from '../../scripts/build/order.js';
import { root } from './bundled.js';

/** The modules that two entries share, as they stand in their chunk. */
async function modulesInChunk(): Promise<readonly string[]> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { [ORDER]: ORDER, bare: './src/index.ts', full: './src/full.ts' },
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    logOverride: { 'ignored-bare-import': 'silent' },
    plugins: [ordered(root)],
  });
  const chunks = outputFiles.map(({ text }) => Array.from(text.matchAll(/^\/\/ (src\/.*)$/gm), ([, name = '']) => name));
  return chunks.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

test('the checks stand before the identifiers, and both before the checks of a payment', async () => {
  const modules = await modulesInChunk();
  const [checks, questions] = ['src/checks/', 'src/engine/checks/'].map((folder) => modules.filter((name) => name.startsWith(folder)));
  expect(checks?.length).toBeGreaterThan(10);
  expect(questions?.length).toBeGreaterThan(10);
  const last = (names: readonly string[] = []): number => Math.max(...names.map((name) => modules.indexOf(name)));
  const first = (names: readonly string[] = []): number => Math.min(...names.map((name) => modules.indexOf(name)));
  expect(last(checks)).toBeLessThan(modules.indexOf('src/identifiers/address-text.ts'));
  expect(modules.indexOf('src/identifiers/word-filter.ts')).toBeLessThan(first(questions));
});
