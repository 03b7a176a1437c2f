/**
 * The files and packages that an entry loads, from the metafile of esbuild.
 */
import { isBuiltin } from 'node:module';
import { join, normalize } from 'node:path';
import type { Metafile } from 'esbuild';

interface Reachable {
  /** Output files, the entry first; only those that are loaded with it. */
  readonly files: readonly string[];
  /** Bare specifiers, of lazily loaded files too. */
  readonly packages: ReadonlySet<string>;
}

/** Follows the imports of an output file. */
export function reachableFrom(metafile: Metafile, entry: string): Reachable {
  const loaded = new Set<string>();
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string, when: 'at once' | 'later'): void => {
    if (when === 'later' ? seen.has(file) : loaded.has(file)) return;
    seen.add(file);
    if (when === 'at once') loaded.add(file);
    for (const { path, kind, external } of metafile.outputs[file]?.imports ?? []) {
      if (!external) visit(path, kind === 'dynamic-import' ? 'later' : when);
      else if (path.startsWith('.')) seen.add(normalize(join(file, '..', path)));
      else packages.add(path);
    }
  };
  visit(entry, 'at once');
  return { files: [...loaded], packages };
}

/** @throws Error when something of Node is reachable from an entry that must run anywhere */
export function assertPortable(metafile: Metafile, entries: readonly string[]): void {
  for (const entry of entries) {
    const builtins = [...reachableFrom(metafile, entry).packages].filter(isBuiltin);
    if (builtins.length > 0) throw new Error(`${entry} reaches ${builtins.join(', ')}`);
  }
}
