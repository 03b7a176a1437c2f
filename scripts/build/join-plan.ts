/**
 * Which chunks become one file. esbuild makes a chunk of the modules that the same entries load: with fifty entries that was one for every ten
 * kilobytes, and to find, open and link a file costs Node as much as ten kilobytes more would. So two chunks are joined where that costs all entries
 * together less.
 *
 * The gotcha: an entry that loads one of two joined chunks loads the other one, too, and all that this one loads. And what lies between two
 * chunks cannot stay outside when they are joined: modules must not load one another in a circle.
 */
import type { Metafile } from 'esbuild';
import { reachableFrom } from './portable.js';

/** What a file costs beside its text, in bytes of text. */
const BYTES_PER_FILE = 10_000;

/** Rules are made by calls, which a bundler keeps, used or not. Such a chunk stays by itself, for those who bundle something smaller. */
const KEPT_BY_BUNDLERS = /^rules\/(?:countries|schemes)\//;

/** Output files that are, or shall be, one. */
interface Chunk {
  readonly files: ReadonlySet<string>;
  readonly bytes: number;
  /** The entries that load it. */
  readonly entries: ReadonlySet<string>;
  /** All files that are loaded with it. */
  readonly loads: ReadonlySet<string>;
  readonly mayBeJoined: boolean;
}

type Output = Metafile['outputs'][string];

/** No entry, nothing that loads a package or something of Node, nothing that the build itself writes. */
const mayBeJoined = ({ entryPoint, inputs, imports }: Output): boolean =>
  entryPoint === undefined &&
  imports.every(({ external }) => external !== true) &&
  Object.keys(inputs).every((path) => !path.includes(':') && !KEPT_BY_BUNDLERS.test(path));

function chunksOf({ outputs, ...rest }: Metafile): readonly Chunk[] {
  const reachable = Object.keys(outputs)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, reachableFrom({ outputs, ...rest }, file).files] as const);
  const entries = reachable.filter(([file]) => outputs[file]?.entryPoint !== undefined);
  return reachable.map(([file, loads]) => ({
    files: new Set([file]),
    bytes: outputs[file]?.bytes ?? 0,
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
  const free = chunks.filter((chunk) => chunk.mayBeJoined);
  const choices = free.flatMap((one, at) => free.slice(0, at).flatMap((other) => [join(chunks, one, other) ?? []]));
  const best = choices.filter((choice) => choice.length > 0).sort((a, b) => costOf(a) - costOf(b))[0];
  return best === undefined || costOf(best) >= costOf(chunks) ? chunks : joinAll(best);
}

/** The output files to join, each group in a fixed order. */
export const planJoins = (metafile: Metafile): readonly (readonly string[])[] =>
  joinAll(chunksOf(metafile)).flatMap(({ files }) => (files.size > 1 ? [[...files].sort()] : []));
