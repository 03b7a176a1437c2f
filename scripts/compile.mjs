/**
 * The sources as JavaScript in `.build/compiled`, in the same folders. `npm test` imports them as Node imports any module: vitest would transform each of
 * 2,400 files, and run it through a loader of its own in every worker, which took a fifth of the time.
 *
 * The gotcha: they are as old as the start of `npm test`. `npx vitest`, which may run while somebody edits, and `--coverage` read the sources themselves.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

export const COMPILED = '.build/compiled';

const FOLDERS = ['src', 'rules', 'cli', 'service', 'mcp'];

/** Folders of other code than that which is published: the tests, and what runs by itself. */
const OTHERS = /(?:^|\/)(?:test|bench|scripts|docs|deploy|examples|conformance|dist|node_modules)\/|^service\/page\//;

/** The sources, from the root: `src/index.ts`. */
export const compiledFiles = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  ).filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !OTHERS.test(path));

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

/** @throws where a source is no TypeScript */
export async function compileSources() {
  // installed by now
  const { build } = await import('esbuild');
  const folder = join(root, COMPILED);
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: compiledFiles(),
    outdir: COMPILED,
    outbase: '.',
    format: 'esm',
    target: 'es2022',
    supported: { 'import-attributes': true },
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
  });
  const described = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...described, exports: EXPORTS }));
  for (const path of BESIDE) symlinkSync(join(root, path), join(folder, path));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(folder, join(folder, 'node_modules/payprep'));
}
