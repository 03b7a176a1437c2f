/**
 * `payprep/bundle`: newer reference data without newer code. A bundle is JSON alone, signed; it is read by a function of yours, from a folder, a network or a
 * store, and refused as a whole where anything is not as it was signed.
 *
 * `payprep data pack` makes one, `payprep data pull` fetches one into a folder.
 */
import { type Bundle, type BundleOptions, type ReadFile, readBundle as readSignedBundle } from './bundles/read-bundle.js';

export { BundleError, type BundleProblem } from './bundles/bundle-error.js';
export type { Bundle, BundleOptions, ReadFile } from './bundles/read-bundle.js';
export type { Dataset } from './directory/dataset.js';
export type { ReferenceData } from './directory/reference-data.js';
export { replaceDatasets } from './directory/replace-datasets.js';

/**
 * Reads a bundle and verifies it: the signature (ECDSA with P-256 and SHA-256), the format, the number, the hash and the shape of each dataset.
 *
 * @throws BundleError, whose `code` says why the bundle is refused
 * @throws TypeError for a wrong argument, such as a key of another kind
 *
 * @example
 * const { number, datasets } = await readBundle(read, { publicKey, after: 6 });
 * number // 7
 * datasets.map(({ dataset, edition }) => `${dataset} ${edition}`) // ['banks/DE 2026-12-07']
 */
export const readBundle: (read: ReadFile, options: BundleOptions) => Promise<Bundle> = readSignedBundle;
