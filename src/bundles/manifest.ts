/**
 * The files of a bundle. `bundle.json` holds the manifest as a text, and the signature of that text; each dataset is a file whose name is its hash, so that a
 * bundle changes at once, by the one file that names the others.
 */
import { BundleError } from './bundle-error.js';

/** The file that is read first. */
export const BUNDLE_FILE = 'bundle.json';

/** The format that is written, and the only one that is read. */
export const BUNDLE_FORMAT = 1;

export interface BundledDataset {
  /** `banks/DE` */
  readonly dataset: string;
  readonly edition: string;
  /** Of the bytes of its file, in small hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
}

/** What is signed. */
export interface BundleManifest {
  readonly format: typeof BUNDLE_FORMAT;
  /** Each bundle of a publisher has a greater one. */
  readonly number: number;
  readonly datasets: readonly BundledDataset[];
}

/** `bundle.json` */
export interface SignedManifest {
  /** JSON of a `BundleManifest`: a text, because a signature is of bytes. */
  readonly manifest: string;
  /** ECDSA with P-256 and SHA-256, of the manifest as UTF-8: 64 bytes (r and s), in base64. */
  readonly signature: string;
}

/** The path of a dataset within the bundle. */
export const pathOf = ({ sha256 }: Pick<BundledDataset, 'sha256'>): string => `datasets/${sha256}.json`;

/** The names that an engine asks for. */
const NAME = /^[a-z][a-z-]{0,30}\/[\w-]{1,64}$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isBundledDataset(value: unknown): value is BundledDataset {
  if (!isObject(value)) return false;
  const { dataset, edition, sha256, bytes } = value;
  return (
    `${dataset}`.length < 100 &&
    NAME.test(`${dataset}`) &&
    typeof edition === 'string' &&
    /^[\da-f]{64}$/.test(`${sha256}`) &&
    isCount(bytes)
  );
}

/** JSON of UTF-8; undefined for anything else. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** @throws BundleError where it is no signed manifest; whether the signature is right is asked later */
export function readSignedManifest(bytes: Uint8Array): SignedManifest {
  const value = parseJson(bytes);
  if (!isObject(value) || typeof value.manifest !== 'string') {
    throw new BundleError('UNREADABLE', `${BUNDLE_FILE} is not JSON with a manifest`);
  }
  const { manifest, signature } = value;
  if (typeof signature !== 'string' || signature === '') throw new BundleError('SIGNATURE_MISSING', `${BUNDLE_FILE} is not signed`);
  return { manifest, signature };
}

/** @throws BundleError where the text is not the manifest of a bundle of this format */
export function readManifest(text: string): BundleManifest {
  const value = parseJson(new TextEncoder().encode(text));
  if (!isObject(value)) throw new BundleError('UNREADABLE', 'the manifest of the bundle is not JSON');
  const { format, number, datasets } = value;
  if (format !== BUNDLE_FORMAT)
    throw new BundleError('FORMAT_UNKNOWN', `the bundle is not of format ${BUNDLE_FORMAT}, the one that this version reads`);
  if (!isCount(number) || !Array.isArray(datasets) || !datasets.every(isBundledDataset)) {
    throw new BundleError('UNREADABLE', 'the manifest of the bundle lacks its number, or datasets with their hashes');
  }
  if (new Set(datasets.map(({ dataset }) => dataset)).size < datasets.length) {
    throw new BundleError('UNREADABLE', 'the manifest of the bundle names a dataset twice');
  }
  return { format, number, datasets };
}
