/** The size of what a web page loads: bundled by esbuild, minified and gzipped, as size-limit does it. */
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { type Figure, formatKilobytes } from '../figure.js';

interface Bundle {
  readonly metafile: Metafile;
  /** Output file → bytes, gzipped. */
  readonly sizes: Readonly<Record<string, number>>;
}

async function bundleCode(code: string, splitting = false): Promise<Bundle> {
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

async function measureSize(name: string, what: string, code: string): Promise<Figure> {
  const bytes = Object.values((await bundleCode(code)).sizes).reduce((sum, size) => sum + size, 0);
  return { name, what, peer: '', ours: formatKilobytes(bytes), theirs: '', value: bytes / 1000, unit: 'kB' };
}

/** Finds the output file that contains a module, by a part of its path. */
const findOutput = ({ metafile }: Bundle, part: string): string | undefined =>
  Object.entries(metafile.outputs).find(([, { inputs }]) => Object.keys(inputs).some((input) => input.includes(part)))?.[0];

/** Counts the chunks that contain the directory of one country and nothing else: one, if that is not in the main chunk. */
async function measureDirectoryChunk(): Promise<Figure> {
  const page = await bundleCode("import { loadReferenceData } from 'payprep/load'; loadReferenceData({ countries: ['DE'] });", true);
  const [german, belgian] = [findOutput(page, 'banks/DE'), findOutput(page, 'banks/BE')];
  const isApart = german !== undefined && german !== belgian && german !== 'out/stdin.js';
  const ours = german === undefined ? 'none' : formatKilobytes(page.sizes[german] ?? 0);
  const what = 'the bank directory of DE as a chunk of its own, gzipped';
  return { name: 'bundle/directory-chunk', what, peer: '', ours, theirs: '', value: isApart ? 1 : 0, unit: 'chunks' };
}

const ONE_COUNTRY = `
  import { createEngine, validate } from 'payprep/core';
  import { DE } from 'payprep/rules/DE';
  import { SCT } from 'payprep/rules/SCT';
  const engine = createEngine({ rules: [DE, SCT] });
  export const check = (instruction) => validate(instruction, engine);
`;

export const measureBundles = async (): Promise<readonly Figure[]> => [
  await measureSize('bundle/iban', 'payprep/iban, gzipped', "export * from 'payprep/iban';"),
  await measureSize('bundle/validate', 'validate for all countries, gzipped', "export { validate } from 'payprep';"),
  await measureSize('bundle/one-country', 'validate of payprep/core with the rules for Germany and SCT, gzipped', ONE_COUNTRY),
  await measureDirectoryChunk(),
];
