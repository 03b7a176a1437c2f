/**
 * The sources and the tests as JavaScript in `.build/compiled`, in the same folders. `npm test` has Node import them as any module: vitest would transform each of
 * 3,500 files, and run it through a loader of its own in every worker, which took a third of the time.
 *
 * The gotcha: they are as old as the start of `npm test`. `npx vitest`, which may run while somebody edits, and `--coverage` read the sources themselves.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './set-up.mjs';

export const COMPILED = '.build/compiled';

/** What is tested. */
const SOURCES = ['src', 'rules', 'cli', 'service', 'mcp'];

/** The tests, and what they read beside the sources: of these each file knows where it was. */
const TESTS = [
  'test',
  'bench',
  'scripts',
  'playground',
  'examples',
  'service/page',
  'service/test',
  'service/bench',
  'service/scripts',
  'mcp/test',
];

/** Folders of other code than that which is published: what runs by itself. */
const OTHERS = /(?:^|\/)(?:test|bench|scripts|docs|deploy|examples|conformance|dist|node_modules)\/|^service\/page\//;

/** Projects of their own, which have their own packages. */
const PROJECTS = /(?:^|\/)(?:node_modules|dist)\/|^test\/(?:integrations|newcomer|bundlers|runtimes)\//;

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile()
      ? [
          join(entry.parentPath ?? entry.path, entry.name)
            .slice(root.length)
            .replaceAll('\\', '/'),
        ]
      : [],
  );

const isSource = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/** The sources, from the root: `src/index.ts`. */
const sourceFiles = () => SOURCES.flatMap(filesIn).filter((path) => isSource(path) && !OTHERS.test(path));

/** What the sources read beside them. */
const BESIDE = ['reference-data', 'service/dist', 'service/package.json', 'service/http/openapi.json', 'mcp/package.json'];

/** The sources of the entries of the package `payprep`, the general one last: the other packages, and tests, import it by its name. */
export const EXPORTS = {
  '.': './src/index.js',
  './messages/*': './rules/texts/*/alerts.js',
  './field-texts/*': './rules/texts/*/fields.js',
  './returns/*': './rules/texts/*/returns.js',
  './payees/*': './rules/texts/*/payees.js',
  './dates/all': './rules/index/calendars.js',
  './reference-data/*': './reference-data/*',
  './package.json': './package.json',
  './*': './src/*.js',
};

/** The name of a module that is put together while a test runs: that of its source. */
const COMPUTED = /\bimport\((?:(\/\*.*?\*\/ )?(`[^`]*)\.ts`|((?:pathToFileURL|new URL)\(.*?\)\.href))\)/g;

/** Leads from a source to what is compiled of it; anything else stays. */
const LEADING = `
function compiledOf(url) {
  return url.endsWith('.ts') ? url.replace(/\\.ts$/, '.js').replace(SOURCES, COMPILED) : url;
}`
  .replace('SOURCES', JSON.stringify(pathToFileURL(root).href))
  .replace('COMPILED', JSON.stringify(pathToFileURL(join(root, COMPILED, '/')).href));

/** Where a test says where it is, it says where it was; what it imports is compiled. */
function asTest(path, text) {
  const placed = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
  return `${placed.replace(COMPUTED, (_, __, name, url) => `import(${name === undefined ? `compiledOf(${url})` : `${name}.js\``})`)}${LEADING}`;
}

const testsAsTheyWere = {
  name: 'tests-as-they-were',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: asTest(path, readFileSync(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

function linkTo(path) {
  const link = join(root, COMPILED, path);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(root, path), link);
}

/** @throws where a file is no TypeScript */
export async function compileSources() {
  // installed by now
  const { build } = await import('esbuild');
  const folder = join(root, COMPILED);
  rmSync(folder, { recursive: true, force: true });
  const output = {
    absWorkingDir: root,
    outdir: COMPILED,
    outbase: '.',
    format: 'esm',
    target: 'es2022',
    supported: { 'import-attributes': true },
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
  };
  const sources = sourceFiles();
  const others = TESTS.flatMap(filesIn).filter((path) => !PROJECTS.test(path) && !sources.includes(path));
  await build({ ...output, entryPoints: sources });
  await build({ ...output, entryPoints: others.filter(isSource), plugins: [testsAsTheyWere] });
  const described = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...described, exports: EXPORTS }));
  for (const path of [...BESIDE, ...others.filter((other) => /\.(?:mjs|js|json)$/.test(other))]) linkTo(path);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(folder, join(folder, 'node_modules/payprep'));
}
