/**
 * The size of the engine with the rules of one country: the source, bundled as the build does it, with the tables of Germany alone.
 *
 * No entry contains exactly this. The figure separates the size of the engine from the size of the countries.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { datasetNames } from '../../scripts/build/datasets.js';
import { foldedDatasets } from '../../scripts/build/fold-datasets.js';
import { foldedRules } from '../../scripts/build/fold-rules.js';
import { lazyDatasets } from '../../scripts/build/plugins.js';
import { type Figure, formatKilobytes } from '../figure.js';

/** What each index exports: the country, and the settlement systems of its payments. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'countries/index.ts': ['DE'],
  'countries/without-iban.ts': [],
  'creditors/index.ts': ['DE'],
  'schemes/index.ts': ['SCT_INST', 'SCT', 'SDD_CORE', 'SDD_B2B', 'T2', 'EURO1', 'SWIFT'],
  'methods/index.ts': ['BANK_ACCOUNT'],
};

/** Calls `use` with a copy of the rules whose indexes are reduced to `KEPT`. */
async function withFewRules<Result>(root: string, use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-one-country-'));
  try {
    cpSync(join(root, 'rules'), join(folder, 'rules'), { recursive: true });
    for (const name of ['src', 'scripts', 'reference-data']) symlinkSync(join(root, name), join(folder, name));
    for (const [index, names] of Object.entries(KEPT)) {
      writeFileSync(join(folder, 'rules', index), `export const kept = { ${names.join(', ')} };\n`);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function measureOneCountry(): Promise<Figure> {
  const root = resolve('.');
  const bytes = await withFewRules(root, async (folder) => {
    const { outputFiles } = await build({
      stdin: { contents: "export { validate } from './src/index.ts';", resolveDir: root },
      absWorkingDir: root,
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      packages: 'external',
      plugins: [foldedRules(folder), foldedDatasets(root), lazyDatasets(root, datasetNames(root))],
    });
    return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  });
  const what = 'validate with the rules of one country, DE, gzipped';
  return { name: 'bundle/one-country', what, peer: '', ours: formatKilobytes(bytes), theirs: '', value: bytes / 1000, unit: 'kB' };
}
