/**
 * The plugins of the build: datasets become code, and modules that read files are replaced for hosts without files.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { chunksModule, linkedModule } from './datasets.js';
import { LINKED, nodeEntries } from './entries.js';

/** Namespaces of the modules that are generated. */
const GENERATED = { chunks: 'shipped-chunks', files: 'shipped-files' } as const;

/** `src/directory/shipped/chunks.ts` as a map of `import()` calls. */
export const lazyDatasets = (root: string, names: readonly string[]): Plugin => ({
  name: 'lazy-datasets',
  setup(build) {
    const resolveDir = join(root, 'src/directory/shipped');
    build.onResolve({ filter: /\/shipped\/chunks\.js$/ }, ({ path }) => ({ path, namespace: GENERATED.chunks, sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: GENERATED.chunks }, () => ({ contents: chunksModule(names), loader: 'js', resolveDir }));
    // written beside the entries, not bundled into them
    build.onResolve({ filter: /^\.\/data\// }, ({ path, namespace }) =>
      namespace === GENERATED.chunks || namespace === GENERATED.files ? { path, external: true } : undefined,
    );
  },
});

/** Rules that are loaded when they are asked for, in `src/element/country-modules.ts`: the entries `payprep/rules/*`, which are built apart. */
export const lazyRules: Plugin = {
  name: 'lazy-rules',
  setup(build) {
    build.onResolve({ filter: /^\.\.\/\.\.\/rules\/countries\/[A-Z]{2}\/index\.js$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: `./rules/${path.split('/')[4]}.js`, external: true, sideEffects: false } : undefined,
    );
  },
};

/** `src/full.ts` a second time, with the datasets linked in. */
export const linkedDatasets = (root: string, names: readonly string[]): Plugin => ({
  name: 'linked-datasets',
  setup(build) {
    const full = join(root, 'src/full.ts');
    const resolveDir = join(root, 'src/directory/shipped');
    build.onResolve({ filter: new RegExp(`^${LINKED.replace('.', '\\.')}$`) }, () => ({ path: full, namespace: LINKED }));
    build.onLoad({ filter: /.*/, namespace: LINKED }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'ts',
      resolveDir: dirname(path),
    }));
    build.onResolve({ filter: /\/shipped\/files\.js$/, namespace: LINKED }, ({ path }) => ({
      path,
      namespace: GENERATED.files,
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: GENERATED.files }, () => ({ contents: linkedModule(root, names), loader: 'js', resolveDir }));
  },
});

/** `src/directory/shipped/bundled.ts`: a module beside the entries, which is written as it is. */
export const bundledDatasets: Plugin = {
  name: 'bundled-datasets',
  setup(build) {
    build.onResolve({ filter: /\/shipped\/bundled\.js$|^\.\/bundled\.js$/ }, () => ({
      path: './bundled.js',
      external: true,
      sideEffects: false,
    }));
  },
};

/** Makes the command line executable. */
export const executable = (root: string): Plugin => ({
  name: 'executable',
  setup(build) {
    const main = join(root, nodeEntries.cli);
    build.onLoad({ filter: /[\\/]main\.ts$/ }, ({ path }) =>
      path === main ? { contents: `#!/usr/bin/env node\n${readFileSync(path, 'utf8')}`, loader: 'ts' } : undefined,
    );
  },
});
