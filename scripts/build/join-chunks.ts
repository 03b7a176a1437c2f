/**
 * Makes one file of several chunks that esbuild has written, and leads all imports there: see `join-plan.ts`.
 *
 * The gotcha: this reads the import and export statements of esbuild, which have a form of their own. Every line stays where it was, because the source maps
 * count them. What a joined chunk exports is called by its name there and the number of the chunk: `a` of the third is `a_2`.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { EXPORT } from './join-plan.js';
import { output } from './output.js';

/** A chunk that is joined: its number among those of its file. */
interface Place {
  readonly file: string;
  readonly number: number;
}

const IMPORT = /^import \{([^}]*)\} from "(\.{1,2}\/)([^"\n/]+)";$/gm;
const BARE_IMPORT = /^import "\.{1,2}\/([^"\n/]+)";$/gm;

const nameIn = (exported: string, { number }: Place): string => `${exported}_${number}`;

/** Leads the imports of a module to the joined files; `own` is the one that it becomes a part of. */
function redirect(text: string, places: ReadonlyMap<string, Place>, own?: string): string {
  const redirected = text.replace(IMPORT, (statement, names: string, folder: string, chunk: string) => {
    const place = places.get(chunk);
    if (place === undefined || place.file === own) return statement;
    const renamed = names.replace(/([\w$]+)( as [\w$]+)?/g, (_, exported: string, local?: string) => {
      return `${nameIn(exported, place)}${local ?? ` as ${exported}`}`;
    });
    return `import {${renamed}} from "${folder}${place.file}";`;
  });
  return redirected.replace(BARE_IMPORT, (statement, chunk: string) => (places.has(chunk) ? '' : statement));
}

/** The module that has all that the chunks export. */
function moduleOf(chunks: readonly string[], out: string, places: ReadonlyMap<string, Place>): string {
  return chunks
    .map((chunk) => {
      const [, names = ''] = EXPORT.exec(readFileSync(join(out, chunk), 'utf8')) ?? [];
      const exported = names.split(',').flatMap((name) => name.trim().split(' as ').at(-1) || []);
      const place = places.get(chunk) as Place;
      return `export { ${exported.map((name) => `${name} as ${nameIn(name, place)}`).join(', ')} } from './${chunk}';`;
    })
    .join('\n');
}

const hashOf = (chunks: readonly string[]): string => createHash('sha256').update(chunks.join()).digest('hex').slice(0, 8).toUpperCase();

/** The bundler’s view of the chunks: one module a joined file, which takes its chunks in and leaves all else outside. */
const joinedChunks = (out: string, places: ReadonlyMap<string, Place>, modules: ReadonlyMap<string, string>): Plugin => ({
  name: 'joined-chunks',
  setup(bundler) {
    bundler.onResolve({ filter: /^joined:/ }, ({ path }) => ({ path: path.slice('joined:'.length), namespace: 'joined' }));
    bundler.onLoad({ filter: /.*/, namespace: 'joined' }, ({ path }) => ({
      contents: modules.get(path) ?? '',
      loader: 'js',
      resolveDir: out,
    }));
    bundler.onResolve({ filter: /^\.\// }, ({ path, importer }) => {
      const own = places.get(basename(importer))?.file ?? importer;
      return places.get(basename(path))?.file === own ? undefined : { path, external: true };
    });
    bundler.onLoad({ filter: /chunk-\w+\.js$/, namespace: 'file' }, ({ path }) => ({
      contents: redirect(readFileSync(path, 'utf8'), places, places.get(basename(path))?.file),
      loader: 'js',
    }));
  },
});

/** What is in the folder now, as esbuild would say it. */
function withJoined(metafile: Metafile, joined: Metafile, folder: string, places: ReadonlyMap<string, Place>): Metafile {
  const fileOf = (path: string): string => join(folder, places.get(basename(path))?.file ?? relative(folder, path));
  const rest = Object.entries(metafile.outputs).filter(([file]) => !places.has(basename(file)) && !places.has(basename(file, '.map')));
  const outputs = Object.fromEntries(
    [...rest, ...Object.entries(joined.outputs)].map(([file, { entryPoint, imports, ...other }]) => [
      file,
      {
        ...other,
        ...(entryPoint === undefined || entryPoint.startsWith('joined:') ? {} : { entryPoint }),
        imports: imports.map(({ path, external, ...each }) =>
          path.startsWith('./chunk-')
            ? { ...each, path: join(folder, path) }
            : { ...each, path: external ? path : fileOf(path), external: external === true },
        ),
      },
    ]),
  );
  return { inputs: metafile.inputs, outputs };
}

/** Joins the chunks of each group in `out`; the metafile of what is there then. */
export async function joinChunks(root: string, out: string, metafile: Metafile, groups: readonly (readonly string[])[]): Promise<Metafile> {
  const named = groups.map((files) => {
    const chunks = files.map((file) => basename(file));
    return { chunks, file: `chunk-${hashOf(chunks)}.js` };
  });
  const places = new Map(named.flatMap(({ chunks, file }) => chunks.map((chunk, number) => [chunk, { file, number }] as const)));
  const modules = new Map(named.map(({ file, chunks }) => [file, moduleOf(chunks, out, places)]));
  const joined = await build({
    ...output,
    splitting: false,
    absWorkingDir: root,
    entryPoints: named.map(({ file }) => ({ in: `joined:${file}`, out: basename(file, '.js') })),
    outdir: out,
    minifyIdentifiers: true,
    metafile: true,
    plugins: [joinedChunks(out, places, modules)],
  });
  for (const chunk of places.keys()) for (const file of [chunk, `${chunk}.map`]) rmSync(join(out, file));
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js') || modules.has(name)) continue;
    const text = readFileSync(join(out, name), 'utf8');
    const redirected = redirect(text, places);
    if (redirected !== text) writeFileSync(join(out, name), redirected);
  }
  return withJoined(metafile, joined.metafile, relative(root, out), places);
}
