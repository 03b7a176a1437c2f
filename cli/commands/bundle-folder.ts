/**
 * A bundle in a folder: what is there, and a new one in its place.
 *
 * The gotcha: files of datasets are named by their hashes, and `bundle.json` is renamed into its place last, so that who reads meanwhile has the old bundle or
 * the new one.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE_FILE, type BundleManifest, readManifest, readSignedManifest } from '../../src/bundles/manifest.js';

const DATASETS = 'datasets';

/** A new bundle: the text of `bundle.json`, and path → bytes of its datasets. */
export interface BundleFiles {
  readonly signed: Uint8Array;
  readonly datasets: ReadonlyMap<string, Uint8Array>;
}

/** The manifest of the bundle in a folder, whoever signed it; undefined where there is none. */
export function manifestIn(folder: string): BundleManifest | undefined {
  try {
    return readManifest(readSignedManifest(readFileSync(join(folder, BUNDLE_FILE))).manifest);
  } catch {
    return undefined;
  }
}

/** The file of a dataset, where it is in the folder and is what its name says. */
export function datasetIn(folder: string, path: string): Uint8Array | undefined {
  try {
    const bytes = readFileSync(join(folder, path));
    return path === `${DATASETS}/${createHash('sha256').update(bytes).digest('hex')}.json` ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the bundle, and deletes the datasets of the one before. @throws an error of the file system */
export function writeBundle(folder: string, { signed, datasets }: BundleFiles): void {
  mkdirSync(join(folder, DATASETS), { recursive: true });
  const replace = (path: string, bytes: Uint8Array): void => {
    const draft = join(folder, `.${randomBytes(4).toString('hex')}.part`);
    try {
      writeFileSync(draft, bytes);
      renameSync(draft, join(folder, path));
    } finally {
      rmSync(draft, { force: true });
    }
  };
  for (const [path, bytes] of datasets) if (datasetIn(folder, path) === undefined) replace(path, bytes);
  replace(BUNDLE_FILE, signed);
  for (const file of readdirSync(join(folder, DATASETS))) {
    if (/^[\da-f]{64}\.json$/.test(file) && !datasets.has(`${DATASETS}/${file}`)) rmSync(join(folder, DATASETS, file));
  }
}
