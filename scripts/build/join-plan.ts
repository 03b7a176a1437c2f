/**
 * Which chunks become one file. esbuild makes a chunk of the modules that the same entries load: with fifty entries that was one for every ten
 * kilobytes, and to find, open and link a file costs Node as much as ten kilobytes more would. So two chunks are joined where that costs all entries
 * together less.
 *
 * The gotcha: an entry that loads one of two joined chunks loads the other one, too, and all that this one loads. And what lies between two
 * chunks cannot stay outside when they are joined: modules must not load one another in a circle.
 */
import { readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { output } from './output.js';
import { reachableFrom } from './portable.js';

/** What a file costs beside its text, in bytes of text. */
const BYTES_PER_FILE = 10_000;

/** What a bundler keeps of a chunk of which nothing is used counts so many times: it is in the bundle of everybody who uses the file. */
const TIMES_KEPT = 60;

/** The export statement of a chunk. */
export const EXPORT = /^export \{([^}]*)\};$/m;

/** Output files that are, or shall be, one. */
interface Chunk {
  readonly files: ReadonlySet<string>;
  /** Its text, with what bundlers keep of it counted as often as it counts. */
  readonly bytes: number;
  /** The entries that load it. */
  readonly entries: ReadonlySet<string>;
  /** All files that are loaded with it. */
  readonly loads: ReadonlySet<string>;
  readonly mayBeJoined: boolean;
}

type Output = Metafile['outputs'][string];

/** No entry, nothing that loads a package or something of Node, nothing that the build itself writes, no list of re-exports. */
const mayBeJoined = ({ entryPoint, inputs, imports }: Output): boolean =>
  entryPoint === undefined &&
  imports.every(({ external }) => external !== true) &&
  Object.keys(inputs).length > 0 &&
  Object.keys(inputs).length > 0 &&
  Object.keys(inputs).every((path) => !path.includes(':'));

function chunksOf({ outputs, ...rest }: Metafile, kept: ReadonlyMap<string, number>): readonly Chunk[] {
  const reachable = Object.keys(outputs)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, reachableFrom({ outputs, ...rest }, file).files] as const);
  const entries = reachable.filter(([file]) => outputs[file]?.entryPoint !== undefined);
  return reachable.map(([file, loads]) => ({
    files: new Set([file]),
    bytes: (outputs[file]?.bytes ?? 0) + TIMES_KEPT * (kept.get(file) ?? 0),
    entries: new Set(entries.filter(([, loaded]) => loaded.includes(file)).map(([entry]) => entry)),
    loads: new Set(loads),
    mayBeJoined: mayBeJoined(outputs[file] as Output),
  }));
}

const union = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> => new Set([...one, ...other]);
const areCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => [...one].some((file) => other.has(file));

/** The chunks with two of them joined; undefined where something lies between them. */
function join(chunks: readonly Chunk[], one: Chunk, other: Chunk): readonly Chunk[] | undefined {
  const files = union(one.files, other.files);
  const loads = union(one.loads, other.loads);
  const entries = union(one.entries, other.entries);
  const others = chunks.filter((chunk) => chunk !== one && chunk !== other);
  if (others.some((chunk) => areCommon(chunk.files, loads) && areCommon(chunk.loads, files))) return undefined;
  const now = others.map((chunk) => ({
    ...chunk,
    entries: areCommon(chunk.files, loads) ? union(chunk.entries, entries) : chunk.entries,
    loads: areCommon(chunk.loads, files) ? union(chunk.loads, loads) : chunk.loads,
  }));
  return [...now, { files, bytes: one.bytes + other.bytes, entries, loads, mayBeJoined: true }];
}

/** What loading the chunks costs all entries together. */
const costOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((cost, { entries, bytes }) => cost + entries.size * (BYTES_PER_FILE + bytes), 0);

/** Joins two chunks at a time, the pair first that saves most, until none saves anything. */
function joinAll(chunks: readonly Chunk[]): readonly Chunk[] {
  let least = costOf(chunks);
  let best: readonly Chunk[] | undefined;
  const free = chunks.filter((chunk) => chunk.mayBeJoined);
  for (const [at, one] of free.entries()) {
    for (const other of free.slice(0, at)) {
      const joined = join(chunks, one, other);
      const cost = joined === undefined ? least : costOf(joined);
      if (joined !== undefined && cost < least) [least, best] = [cost, joined];
    }
  }
  return best === undefined ? chunks : joinAll(best);
}

/**
 * How many bytes of a chunk a bundler keeps although nothing of it is used: calls that might do something else besides. Output file → bytes.
 */
async function measureKept(root: string, metafile: Metafile): Promise<ReadonlyMap<string, number>> {
  const chunks = Object.keys(metafile.outputs).filter((file) => file.endsWith('.js') && mayBeJoined(metafile.outputs[file] as Output));
  const { metafile: measured } = await build({
    ...output,
    splitting: false,
    sourcemap: false,
    absWorkingDir: root,
    entryPoints: chunks,
    entryNames: '[name]',
    outdir: 'kept',
    write: false,
    minifyWhitespace: true,
    metafile: true,
    plugins: [
      {
        name: 'nothing-used',
        setup(bundler) {
          bundler.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
            kind === 'entry-point' ? undefined : { path, external: true, sideEffects: false },
          );
          bundler.onLoad({ filter: /\.js$/ }, ({ path }) => ({ contents: readFileSync(path, 'utf8').replace(EXPORT, ''), loader: 'js' }));
        },
      },
    ],
  });
  return new Map(Object.entries(measured.outputs).map(([, { bytes, entryPoint = '' }]) => [entryPoint, bytes]));
}

/** The output files to join, each group in a fixed order. */
export async function planJoins(root: string, metafile: Metafile): Promise<readonly (readonly string[])[]> {
  const chunks = chunksOf(metafile, await measureKept(root, metafile));
  return joinAll(chunks).flatMap(({ files }) => (files.size > 1 ? [[...files].sort()] : []));
}
