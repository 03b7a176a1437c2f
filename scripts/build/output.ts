/** How esbuild writes the modules of every `dist/`. */
import type { BuildOptions } from 'esbuild';

export const output = {
  // beside the entries, so that `./data/…` and `./web/` are the same place from everywhere
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  packages: 'external',
  external: ['node:*'],
  minifySyntax: true,
  legalComments: 'none',
  // a stack trace names module and line; the text of the modules would be half of the package
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
} satisfies BuildOptions;
