/**
 * Fewer files. esbuild makes a chunk of the modules that the same entries load: with fifty entries that was one file for every ten kilobytes, and
 * to find, open and link a file costs Node as much as ten kilobytes more would.
 *
 * So the build looks at the chunks of a first run and joins two of them where that costs all entries together less. In the second run each entry
 * also imports the modules that were joined to what it needs; esbuild then puts them into one chunk. What an entry does not use a
 * bundler leaves out, as before.
 */
import { join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import type { Edit } from './plugins.js';
import { reachableFrom } from './portable.js';

/** What a file costs beside its text, in bytes of text. */
const BYTES_PER_FILE = 10_000;

interface Chunk {
  /** The sources, relative to the root. */
  readonly modules: readonly string[];
  readonly bytes: number;
  /** The sources of the entries that load it. */
  readonly entries: ReadonlySet<string>;
  /** The output files that it is made of, and those that are loaded with it. */
  readonly files: ReadonlySet<string>;
  readonly loads: ReadonlySet<string>;
}

const union = <Each>(one: ReadonlySet<Each>, other: ReadonlySet<Each>): ReadonlySet<Each> => new Set([...one, ...other]);

const joinTwo = (one: Chunk, other: Chunk): Chunk => ({
  modules: [...one.modules, ...other.modules],
  bytes: one.bytes + other.bytes,
  entries: union(one.entries, other.entries),
  files: union(one.files, other.files),
  loads: union(one.loads, other.loads),
});

/** What loading the chunks costs all entries together. */
const costOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((cost, { entries, bytes }) => cost + entries.size * (BYTES_PER_FILE + bytes), 0);

/** The chunks with two of them joined: whoever loads one of them now loads what the other needs as well. */
function withJoined(chunks: readonly Chunk[], one: Chunk, other: Chunk): readonly Chunk[] {
  const joined = joinTwo(one, other);
  return chunks.flatMap((chunk) => {
    if (chunk === one) return [joined];
    if (chunk === other) return [];
    const isLoaded = [...chunk.files].some((file) => joined.loads.has(file));
    return [isLoaded ? { ...chunk, entries: union(chunk.entries, joined.entries) } : chunk];
  });
}

/** The chunks of a build, but for those that load packages, or something of Node, and those with modules that the build itself writes. */
function chunksOf(metafile: Metafile): readonly Chunk[] {
  const entriesOf = new Map<string, Set<string>>();
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint === undefined) continue;
    for (const loaded of reachableFrom(metafile, file).files) entriesOf.set(loaded, (entriesOf.get(loaded) ?? new Set()).add(entryPoint));
  }
  return [...entriesOf].flatMap(([file, entries]) => {
    const { inputs = {}, bytes = 0, entryPoint } = metafile.outputs[file] ?? {};
    const { files, packages } = reachableFrom(metafile, file);
    const modules = Object.keys(inputs);
    const isOwn = modules.every((path) => !path.includes(':')) && packages.size === 0;
    return entryPoint === undefined && isOwn ? [{ modules, bytes, entries, files: new Set([file]), loads: new Set(files) }] : [];
  });
}

/** Joins chunks two at a time, the pair first that saves most, until none saves anything. */
function joinChunks(chunks: readonly Chunk[]): readonly Chunk[] {
  let least = costOf(chunks);
  let best: readonly Chunk[] | undefined;
  for (const [at, one] of chunks.entries()) {
    for (const other of chunks.slice(0, at)) {
      const joined = withJoined(chunks, one, other);
      const cost = costOf(joined);
      if (cost < least) [least, best] = [cost, joined];
    }
  }
  return best === undefined ? chunks : joinChunks(best);
}

/** Entry → the modules that it imports for company. Both are paths relative to the root. */
export function planChunks(metafile: Metafile): ReadonlyMap<string, readonly string[]> {
  const chunks = chunksOf(metafile);
  const added = new Map<string, string[]>();
  for (const { modules, entries } of joinChunks(chunks).filter(({ files }) => files.size > 1)) {
    for (const entry of entries) added.set(entry, [...(added.get(entry) ?? []), ...modules]);
  }
  return added;
}

/** Imports them at the end of the entry. */
export const withCompany =
  (root: string, added: ReadonlyMap<string, readonly string[]>): Edit =>
  (source, text) =>
    text + (added.get(source) ?? []).map((path) => `\nimport ${JSON.stringify(join(root, path))};`).join('');

/** Keeps esbuild from dropping these imports as useless. The lines that remain of them are dropped at the end: see `bare-imports.ts`. */
export const keepImports = (root: string, added: ReadonlyMap<string, readonly string[]>): Plugin => ({
  name: 'keep-imports',
  setup(build) {
    const kept = new Set([...added.values()].flat().map((path) => join(root, path)));
    if (kept.size === 0) return;
    build.onResolve({ filter: /^(?:\.\.?)?\/.*\.(?:js|json|ts)$/ }, ({ path, resolveDir }) => {
      const resolved = path.startsWith('/') ? path : join(resolveDir, path).replace(/\.js$/, '.ts');
      return kept.has(resolved) ? { path: resolved, sideEffects: true } : undefined;
    });
  },
});
