/**
 * The hosted page, `dist/web`: Vite bundles it with `payprep` as it is published.
 *
 * Branch directories stay out: they are large, and the server, which validates again, has them.
 */
import { build, type Plugin } from 'vite';

/** Writes the page in a folder to another. */
export const writePage = (root: string, outDir: string) =>
  build({
    configFile: false,
    root,
    // the page is at `…/session`, wherever that is: all is relative to it
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutBranches],
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

/** A line of the map from datasets to chunks in `payprep/load`. */
const LEFT_OUT = /^.*import\("\.\/data\/(?:branches|registries)\/[\w-]+\.js"\).*\n/gm;

const withoutBranches: Plugin = {
  name: 'without-branches',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]dist[\\/]load\.js$/ },
    handler(code) {
      const kept = code.replace(LEFT_OUT, '');
      if (kept === code) throw new Error('payprep/load names no branch directories, or names them in another way');
      return { code: kept, map: null };
    },
  },
};
