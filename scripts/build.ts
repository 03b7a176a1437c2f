/**
 * Builds the package: `dist/*.js` (esbuild), `dist/rules/*` (one module a rule), `dist/data/**` (one module a dataset),
 * `dist/countries/*` (one module a country), `dist/types` (tsc).
 *
 * The rules are bundled as they are. Two things become compact on the way: registries (`build/registries.ts`) and datasets
 * (`build/datasets.ts`). Everything is written to a folder beside `dist/`, which then takes its place: a build that fails leaves the last one
 * alone, and whoever reads `dist/` meanwhile never sees half of one.
 */
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { dropBareImports } from './build/bare-imports.js';
import { bundledPackages, writeLicences } from './build/bundled-packages.js';
import { calendarEntries, writeCalendarTypes } from './build/calendars.js';
import { bundledModule, datasetNames, writeCountryModules, writeDatasetModules } from './build/datasets.js';
import { writeDeclarations } from './build/declarations.js';
import { internalEntries, LINKED, nodeEntries, portableEntries } from './build/entries.js';
import { writeLineMaps } from './build/line-maps.js';
import { output } from './build/output.js';
import { propertyPatterns } from './build/patterns.js';
import { bundledDatasets, executable, lazyDatasets, lazyRules, linkedDatasets } from './build/plugins.js';
import { assertPortable, reachableFrom } from './build/portable.js';
import { registries } from './build/registries.js';
import { ruleEntries, writeRules } from './build/rules.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const started = new Date();
const scratch = join(root, '.build');
// as deep as `dist/`, so that source maps lead to the sources from there, too
const out = join(root, `dist-${process.pid}`);

async function writeCode(names: readonly string[], entryPoints: Readonly<Record<string, string>>): Promise<Metafile> {
  const { metafile } = await build({
    ...output,
    absWorkingDir: root,
    entryPoints: { ...entryPoints },
    outdir: out,
    minifyIdentifiers: true,
    // whitespace stays: without it esbuild drops the marks of pure calls, which a bundler needs to leave out what is not used
    minifyWhitespace: false,
    keepNames: false,
    metafile: true,
    plugins: [
      bundledPackages(root),
      registries(root),
      bundledDatasets,
      lazyDatasets(root, names),
      lazyRules,
      linkedDatasets(root, names),
      executable(root),
      propertyPatterns(root),
    ],
  });
  return metafile as Metafile;
}

const outputOf = (entry: string): string => relative(root, join(out, `${entry}.js`));

/** esbuild names a module that is built twice by its namespace and its absolute path: the map leads to the file again. */
function mendSourceMap(map: string): void {
  const text = readFileSync(map, 'utf8');
  writeFileSync(map, text.replaceAll(`${LINKED}:${root}`, '../'));
}

/** What each entry weighs, with all that is loaded with it. */
function printSizes(metafile: Metafile, entries: readonly string[]): void {
  console.log('entry            files     kB   kB gz');
  for (const entry of entries) {
    const { files } = reachableFrom(metafile, outputOf(entry));
    const code = files.map((file) => readFileSync(join(root, file)));
    const raw = code.reduce((sum, { length }) => sum + length, 0);
    const gz = code.reduce((sum, text) => sum + gzipSync(text).length, 0);
    const column = (value: number): string => (value / 1000).toFixed(1).padStart(7);
    console.log(`${entry.padEnd(15)} ${String(files.length).padStart(6)} ${column(raw)} ${column(gz)}`);
  }
}

/** Puts the new build in the place of the last one. */
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
  // what changes from now on is newer than this file
  writeFileSync(join(scratch, 'built'), '');
  utimesSync(join(scratch, 'built'), started, started);
}

try {
  mkdirSync(out, { recursive: true });
  mkdirSync(scratch, { recursive: true });
  const names = datasetNames(root);
  const metafile = await writeCode(names, { ...portableEntries, ...nodeEntries, [LINKED]: LINKED, ...internalEntries });
  assertPortable(metafile, [...Object.keys(portableEntries), LINKED].map(outputOf));
  mendSourceMap(join(out, `${LINKED}.js.map`));
  await writeRules(root, scratch, out);
  dropBareImports(out);
  writeLineMaps(out);
  writeFileSync(join(out, 'bundled.js'), bundledModule);
  writeDatasetModules(root, out, names);
  writeCountryModules(out, names);
  const typed = [
    Object.fromEntries(Object.entries(portableEntries).filter(([name]) => !Object.hasOwn(calendarEntries, name))),
    { full: nodeEntries.full, dataset: './src/dataset.ts', country: './src/country-data.ts' },
  ].flatMap<string>(Object.values);
  writeDeclarations(root, out, [...typed, ...new Set(ruleEntries(root).map(({ typeModule }) => `${typeModule}.ts`))]);
  writeCalendarTypes(out);
  writeLicences(root, out);
  chmodSync(join(out, 'cli.js'), 0o755);
  printSizes(metafile, [...Object.keys(portableEntries), ...Object.keys(nodeEntries), LINKED]);
  publish();
} finally {
  rmSync(out, { recursive: true, force: true });
}
