/** What a page loads: bundled by esbuild, minified and gzipped, as size-limit does it. */
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { type Figure, kilobytes } from '../figure.js';

interface Bundle {
  readonly metafile: Metafile;
  /** Output file → bytes, gzipped. */
  readonly sizes: Readonly<Record<string, number>>;
}

async function bundled(code: string, splitting = false): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), sourcefile: 'page.js' },
    absWorkingDir: process.cwd(),
    outdir: 'out',
    bundle: true,
    minify: true,
    format: 'esm',
    splitting,
    metafile: true,
    write: false,
    logOverride: { 'ignored-bare-import': 'silent' },
    // the paths of tsconfig.json lead to the source
    tsconfigRaw: {},
  });
  const nameOf = (path: string) => path.replaceAll('\\', '/').replace(/^.*\/(?=out\/)/, '');
  return {
    metafile,
    sizes: Object.fromEntries(outputFiles.map(({ path, contents }) => [nameOf(path), gzipSync(contents, { level: 9 }).length])),
  };
}

async function weight(name: string, what: string, code: string): Promise<Figure> {
  const bytes = Object.values((await bundled(code)).sizes).reduce((sum, size) => sum + size, 0);
  return { name, what, peer: '', ours: kilobytes(bytes), theirs: '', value: bytes / 1000, unit: 'kB' };
}

/** The output that holds a module, by a part of its path. */
const outputWith = ({ metafile }: Bundle, part: string): string | undefined =>
  Object.entries(metafile.outputs).find(([, { inputs }]) => Object.keys(inputs).some((input) => input.includes(part)))?.[0];

/** Counts what is loaded with the directory of a country and of no other: one chunk, and not the page's own. */
async function directoryChunk(): Promise<Figure> {
  const page = await bundled("import { loadReferenceData } from 'payprep/load'; loadReferenceData({ countries: ['DE'] });", true);
  const [german, belgian] = [outputWith(page, 'banks/DE'), outputWith(page, 'banks/BE')];
  const isApart = german !== undefined && german !== belgian && german !== 'out/stdin.js';
  const ours = german === undefined ? 'none' : kilobytes(page.sizes[german] ?? 0);
  const what = 'the bank directory of DE as a chunk of its own, gzipped';
  return { name: 'bundle/directory-chunk', what, peer: '', ours, theirs: '', value: isApart ? 1 : 0, unit: 'chunks' };
}

export const bundle = async (): Promise<readonly Figure[]> => [
  await weight('bundle/iban', 'payprep/iban, gzipped', "export * from 'payprep/iban';"),
  await weight('bundle/validate', 'validate for all countries, gzipped', "export { validate } from 'payprep';"),
  await directoryChunk(),
];
