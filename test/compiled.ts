/** Imports of sources lead to what `npm test` has compiled of them: `scripts/compile.mjs`. */
import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vitest/config';
import { COMPILED, compiledFiles } from '../scripts/compile.mjs';
import { root } from '../scripts/set-up.mjs';

/** Node imports them, and not vitest. */
export const compiledSources = [new RegExp(`/${COMPILED.replace('.', '\\.')}/`)];

/** From the root. A path begins with a dot, with the root (an alias), or with a slash alone, at the root: so the runner names what is imported by a template. */
function pathOf(id: string, importer: string | undefined): string {
  if (id.startsWith('.')) return relative(root, resolve(dirname(importer ?? root), id)).replaceAll(sep, '/');
  const path = id.replaceAll(sep, '/');
  const folder = root.replaceAll(sep, '/');
  return path.startsWith(folder) ? path.slice(folder.length) : path.replace(/^\//, '');
}

/** A plugin for vitest. */
export function intoCompiled(): Plugin {
  const files = new Set(compiledFiles());
  return {
    name: 'compiled-sources',
    enforce: 'pre',
    resolveId(id, importer) {
      const source = pathOf(id, importer).replace(/\.[jt]s$/, '');
      return files.has(`${source}.ts`) ? resolve(root, COMPILED, `${source}.js`) : undefined;
    },
  };
}
