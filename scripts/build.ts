/**
 * Builds the package: `dist/*.js` and `dist/node/*.js` (esbuild), `dist/data/**` (one module a dataset), `dist/types` (tsc).
 *
 * Everything is written to a folder of its own, which then takes the place of `dist/`: a build that fails leaves the last one alone,
 * and whoever reads `dist/` meanwhile never sees half of one.
 */
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { datasetNames, writeDatasetModules } from './build/datasets.js';
import { writeDeclarations } from './build/declarations.js';
import { LINKED, loadedEntries, MINIFIED, nodeEntries, portableEntries, TABLES } from './build/entries.js';
import { foldedDatasets } from './build/fold-datasets.js';
import { foldedRules } from './build/fold-rules.js';
import { lazyGermanMethods, lazyPatterns } from './build/lazy-code.js';
import { ORDER, ordered } from './build/order.js';
import { executable, lazyDatasets, linkedDatasets } from './build/plugins.js';
import { assertPortable, reach } from './build/portable.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const started = new Date();
const scratch = join(root, '.build');
const out = join(scratch, `dist-${process.pid}`);

async function writeCode(
  names: readonly string[],
  entryPoints: Readonly<Record<string, string>>,
  own: BuildOptions = {},
): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...entryPoints },
    outdir: out,
    // beside the entries, so that `./data/…` is the same place from everywhere
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    packages: 'external',
    external: ['node:*'],
    // a bundler minifies what it is given; whitespace stays, because without it esbuild drops the marks of pure calls
    minifySyntax: true,
    legalComments: 'none',
    sourcemap: 'linked',
    ...own,
    metafile: true,
    logLevel: 'warning',
    plugins: [
      foldedRules(root),
      foldedDatasets(root),
      lazyDatasets(root, names),
      linkedDatasets(root, names),
      executable(root),
      ...(own.plugins ?? []),
    ],
  });
  return metafile as Metafile;
}

/** What a bundler reads, and what runs as it is where there is none. */
async function writeReadable(names: readonly string[]): Promise<Metafile> {
  const hidden = { [ORDER]: ORDER, [TABLES]: './scripts/build/tables.ts' };
  const metafile = await writeCode(
    names,
    { ...hidden, ...portableEntries, ...nodeEntries, [LINKED]: LINKED },
    {
      plugins: [ordered(root)],
      // an import that says where a module stands, and nothing else
      logOverride: { 'ignored-bare-import': 'silent' },
    },
  );
  for (const name of Object.keys(hidden)) for (const file of [`${name}.js`, `${name}.js.map`]) rmSync(join(out, file));
  return metafile;
}

/** What Node loads: a third of the time of loading is V8 reading the source, and each file of its own takes half a millisecond. */
const writeMinified = (names: readonly string[]): Promise<Metafile> =>
  writeCode(names, loadedEntries, {
    entryNames: `${MINIFIED}/[name]`,
    chunkNames: `${MINIFIED}/chunk-[hash]`,
    minify: true,
    plugins: [lazyPatterns, lazyGermanMethods],
  });

const outputOf = (entry: string): string => relative(root, join(out, `${entry}.js`));

/** What each entry weighs, with all that is loaded with it. */
function printSizes(metafile: Metafile, entries: readonly string[]): void {
  console.log('entry            files     kB   kB gz');
  for (const entry of entries) {
    const { files } = reach(metafile, outputOf(entry));
    const code = files.map((file) => readFileSync(join(root, file)));
    const raw = code.reduce((sum, { length }) => sum + length, 0);
    const gz = code.reduce((sum, text) => sum + gzipSync(text).length, 0);
    const column = (value: number): string => (value / 1000).toFixed(1).padStart(7);
    console.log(`${entry.padEnd(15)} ${String(files.length).padStart(6)} ${column(raw)} ${column(gz)}`);
  }
}

/** The last build makes room. */
function publish(): void {
  const dist = join(root, 'dist');
  const last = join(scratch, `last-${process.pid}`);
  try {
    renameSync(dist, last);
  } catch {
    // there was none
  }
  renameSync(out, dist);
  rmSync(last, { recursive: true, force: true });
  // what has changed since is newer than this
  writeFileSync(join(scratch, 'built'), '');
  utimesSync(join(scratch, 'built'), started, started);
}

try {
  mkdirSync(out, { recursive: true });
  const names = datasetNames(root);
  const metafile = await writeReadable(names);
  await writeMinified(names);
  assertPortable(metafile, [...Object.keys(portableEntries), LINKED].map(outputOf));
  writeDatasetModules(root, out, names);
  writeDeclarations(root, out, [portableEntries, { full: nodeEntries.full, dataset: './src/dataset.ts' }].flatMap(Object.values));
  chmodSync(join(out, 'cli.js'), 0o755);
  printSizes(metafile, [...Object.keys(portableEntries), ...Object.keys(nodeEntries), LINKED]);
  publish();
} finally {
  rmSync(out, { recursive: true, force: true });
}
