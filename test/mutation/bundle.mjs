/**
 * Test files, and all that they reach, as one function that loads them anew each time it is called: what is compiled once and remembered in the
 * sources is so for one mutant only. Packages and tables are loaded once; nothing of them is mutated.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import * as vitest from './vitest.mjs';

const OUTSIDE = '__outside';

const PACKAGE = /^(?:node:|@?[a-z])/;

const require = createRequire(import.meta.url);

/** Vitest is what stands in for it; everything else is what Node finds. */
async function loadPackage(name) {
  if (name === 'vitest' || name === '@fast-check/vitest') return vitest;
  return name.endsWith('.json') ? { default: require(name) } : import(name);
}

/** A module that hands on what was loaded outside. */
function handedOn(key, loaded) {
  const names = Object.keys(loaded).filter((name) => name !== 'default' && /^[\w$]+$/.test(name));
  const module = `globalThis.${OUTSIDE}[${JSON.stringify(key)}]`;
  return `${names.map((name) => `export const ${name} = ${module}.${name};`).join('\n')}\nexport default ${module}.default;`;
}

/** Packages and tables, under a key each, for those who are loaded anew. */
function outside(kept) {
  const keep = (key, loaded) => {
    kept[key] = loaded;
    return { contents: handedOn(key, loaded), loader: 'js' };
  };
  return {
    name: 'outside',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: PACKAGE }, ({ path, kind }) => (kind === 'entry-point' ? undefined : { path, namespace: 'package' }));
      onLoad({ filter: /.*/, namespace: 'package' }, async ({ path }) => keep(path, await loadPackage(path)));
      onLoad({ filter: /\.json$/ }, async ({ path }) => keep(path, { default: JSON.parse(await readFile(path, 'utf8')) }));
    },
  };
}

/** In one file there is one `import.meta.url`: each module has the text of its own. */
const ownPlace = {
  name: 'own-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};

/** File → what loads it; each call of the result is another copy of all of them. */
export async function bundleOf(files) {
  const kept = {};
  const loaders = files.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)}),`);
  const { outputFiles } = await build({
    stdin: { contents: `globalThis.__files = {\n${loaders.join('\n')}\n};`, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [outside(kept), ownPlace],
  });
  globalThis[OUTSIDE] = kept;
  const script = new Script(`(async () => {${outputFiles[0].text}\n})()`, { filename: 'tests.mjs' });
  return async () => {
    await script.runInThisContext();
    return globalThis.__files;
  };
}
