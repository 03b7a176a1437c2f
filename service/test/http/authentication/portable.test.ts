/** Authentication runs wherever there are WebCrypto and fetch, and takes nothing from its surroundings that it was not given. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';

const folder = new URL('../../../http/authentication/', import.meta.url);
const modules = readdirSync(folder).filter((file) => file.endsWith('.ts'));

test('nothing of Node is bundled for a browser, and nothing but jose', () => {
  const entryPoints = modules.map((file) => fileURLToPath(new URL(file, folder)));
  const { metafile } = buildSync({
    entryPoints,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    metafile: true,
    outdir: '/',
  });
  const packages = Object.keys(metafile.inputs).map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? '.');
  expect(new Set(packages)).toEqual(new Set(['.', 'jose']));
});

test.each(modules)('%s looks at no clock, takes no chance and writes no log', (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8');
  const surroundings =
    /Date\.now|new Date\(\)|Math\.random|getRandomValues|randomUUID|globalThis|process\.\w|console\.|AbortSignal\.timeout/;
  expect(surroundings.exec(source)?.[0]).toBeUndefined();
});
