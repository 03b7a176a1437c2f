/** Reads a bundle by a function of the caller's, and refuses it as a whole where anything is not as it was signed. */
import type { Dataset } from '../directory/dataset.js';
import { BundleError } from './bundle-error.js';
import { isDatasetOf } from './bundled-dataset.js';
import { BUNDLE_FILE, type BundledDataset, parseJson, pathOf, readManifest, readSignedManifest } from './manifest.js';
import { isSignedBy, sha256Of } from './signature.js';

/** Returns the bytes of a file of the bundle, by its path: `bundle.json`. What it throws stands in the `cause` of the refusal. */
export type ReadFile = (path: string) => Uint8Array | Promise<Uint8Array>;

export interface BundleOptions {
  /** The key of who signs the bundles: P-256, in PEM (`-----BEGIN PUBLIC KEY-----`). */
  readonly publicKey: string;
  /** The number of the bundle in use: one that is not above it is refused, so that nobody can bring an old one back. Default: none is in use. */
  readonly after?: number | undefined;
}

export interface Bundle {
  /** Greater than that of every bundle before it. */
  readonly number: number;
  readonly datasets: readonly Dataset[];
}

/** @throws TypeError where an option is not what its type says */
function assertOptions(read: unknown, options: unknown): void {
  if (typeof read !== 'function') throw new TypeError('readBundle: its first argument returns the bytes of a path');
  const { publicKey, after } = (options ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof publicKey !== 'string') throw new TypeError('readBundle: `publicKey` is missing, a public key in PEM');
  if (after !== undefined && !Number.isSafeInteger(after)) throw new TypeError('readBundle: `after` is the number of a bundle');
}

async function bytesAt(read: ReadFile, path: string, code: 'UNREADABLE' | 'FILE_MISSING'): Promise<Uint8Array> {
  let bytes: unknown;
  try {
    bytes = await read(path);
  } catch (cause) {
    throw new BundleError(code, `${path} of the bundle cannot be read`, { cause });
  }
  if (!(bytes instanceof Uint8Array)) throw new BundleError(code, `${path} of the bundle cannot be read`);
  return bytes;
}

async function readDataset(read: ReadFile, file: BundledDataset): Promise<Dataset> {
  const { dataset, edition, sha256, bytes: size } = file;
  const bytes = await bytesAt(read, pathOf(file), 'FILE_MISSING');
  if (bytes.length !== size || (await sha256Of(bytes)) !== sha256) {
    throw new BundleError('HASH_WRONG', `${dataset} is not the file that was signed`);
  }
  const value = parseJson(bytes);
  if (!isDatasetOf(value, dataset, edition))
    throw new BundleError('DATASET_WRONG', `${dataset} is no dataset of this edition with rows as wide as its columns`);
  return value;
}

/** See `readBundle` of `payprep/bundle`. */
export async function readBundle(read: ReadFile, options: BundleOptions): Promise<Bundle> {
  assertOptions(read, options);
  const { publicKey, after } = options;
  const { manifest, signature } = readSignedManifest(await bytesAt(read, BUNDLE_FILE, 'UNREADABLE'));
  if (!(await isSignedBy(publicKey, manifest, signature))) {
    throw new BundleError('SIGNATURE_WRONG', `${BUNDLE_FILE} is not signed with this key`);
  }
  const { number, datasets: files } = readManifest(manifest);
  if (after !== undefined && number <= after) {
    throw new BundleError('NUMBER_NOT_ABOVE', `the bundle has the number ${number}, and ${after} is in use`);
  }
  const datasets: Dataset[] = [];
  // one after the other: the caller may read over a network, and a bundle has hundreds
  for (const file of files) datasets.push(await readDataset(read, file));
  return { number, datasets };
}
