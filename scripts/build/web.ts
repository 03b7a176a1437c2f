/**
 * The hosted page, `dist/web`: the engine bundled as the package is (esbuild), and the page around it (Vite).
 *
 * The engine is made first, into a folder of its own, and takes the place of `web/src/engine.ts`. Branch directories stay out: they are large, and the
 * server, which judges again, has them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build, type Plugin } from 'vite';
import { writeDatasetModules } from './datasets.js';
import { lazyDatasets } from './plugins.js';
import { registries } from './registries.js';

const OF_THE_PAGE = /^(?:banks|bics|subdivisions|logos)\//;

/** Writes the page to a folder. */
export async function writeWeb(root: string, scratch: string, out: string, names: readonly string[]): Promise<void> {
  const engine = join(scratch, `engine-${process.pid}`);
  const own = names.filter((name) => OF_THE_PAGE.test(name));
  try {
    mkdirSync(engine, { recursive: true });
    await writeEngine(root, engine, own);
    writeDatasetModules(root, engine, own);
    await writePage(root, join(engine, 'engine.js'), out);
  } finally {
    rmSync(engine, { recursive: true, force: true });
  }
}

const writeEngine = (root: string, outdir: string, names: readonly string[]) =>
  bundle({
    absWorkingDir: root,
    entryPoints: { engine: './web/src/engine.ts' },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    packages: 'external',
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [registries(root), lazyDatasets(root, names)],
  });

const writePage = (root: string, engine: string, outDir: string) =>
  build({
    configFile: false,
    root: join(root, 'web'),
    // the page is at `…/session`, wherever that is: all is relative to it
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [engineAt(engine)],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: 'session/assets',
      // no image, font or style becomes part of a script: the policy of the page has no place for it
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4_000,
      // how long it takes is said by who calls
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });

const engineAt = (engine: string): Plugin => ({
  name: 'engine',
  enforce: 'pre',
  resolveId: (source, importer) => (/(?:^|\/)engine\.js$/.test(source) && importer?.includes('/web/src/') ? engine : undefined),
});
