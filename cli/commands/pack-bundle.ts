/**
 * `payprep data pack FOLDER --private-key FILE --out FOLDER`: makes a signed bundle of the datasets in a folder, for `payprep data pull`.
 *
 * The gotcha: each bundle has a greater number than the one before. Without `--number` it is one more than that in the folder of `--out`.
 */
import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDatasetOf } from '../../src/bundles/bundled-dataset.js';
import { BUNDLE_FORMAT, type BundledDataset, type BundleManifest, pathOf, type SignedManifest } from '../../src/bundles/manifest.js';
import type { Dataset } from '../../src/directory/dataset.js';
import type { Arguments } from '../options/arguments.js';
import { withUsageErrors } from '../terminal/file-error.js';
import { EXIT, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { manifestIn, writeBundle } from './bundle-folder.js';

/** @throws UsageError where the file is no private key of P-256; it says nothing of what it holds */
function readKey(path: string): KeyObject {
  const name = `--private-key ${printable(path)}`;
  let key: KeyObject | undefined;
  const pem = withUsageErrorsNow(name, () => readFileSync(path));
  try {
    key = createPrivateKey(pem);
  } catch {
    // described below
  }
  if (key?.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  throw new UsageError(`${name}: it is no private key of P-256 in PEM: openssl ecparam -name prime256v1 -genkey -noout`);
}

interface Found {
  readonly datasets: readonly Dataset[];
  /** Files that hold something else. */
  readonly others: number;
}

function parse(path: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${name}: it is not JSON`);
    throw error;
  }
}

/** The datasets of all JSON files: one a file, or an array of them, as `data import` writes. @throws UsageError for one that is none */
function findDatasets(folder: string): Found {
  const paths = withUsageErrorsNow(printable(folder), () => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const byName = new Map<string, Dataset>();
  let others = 0;
  for (const path of paths.filter((each) => each.endsWith('.json')).sort()) {
    const name = printable(join(folder, path));
    const values = [parse(join(folder, path), name)].flat();
    const isDataset = values.some((value) => typeof value === 'object' && value !== null && 'dataset' in value && 'rows' in value);
    if (!isDataset) {
      others += 1;
      continue;
    }
    for (const value of values) {
      const { dataset, edition } = value as Dataset;
      if (!isDatasetOf(value, dataset, edition))
        throw new UsageError(`${name}: it is not a dataset with columns, and rows of the same width`);
      if (byName.has(dataset)) throw new UsageError(`${name}: another file holds ${printable(dataset)}, too`);
      byName.set(dataset, value);
    }
  }
  return { datasets: [...byName.values()], others };
}

/** What the user did wrong, and not what failed in here. */
function withUsageErrorsNow<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UsageError(`${name}: it cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
}

function describe(dataset: Dataset): { readonly named: BundledDataset; readonly bytes: Uint8Array } {
  const bytes = Buffer.from(`${JSON.stringify(dataset)}\n`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { named: { dataset: dataset.dataset, edition: dataset.edition, sha256, bytes: bytes.length }, bytes };
}

function signManifest(manifest: BundleManifest, key: KeyObject): SignedManifest {
  const text = JSON.stringify(manifest);
  return { manifest: text, signature: sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64') };
}

/** @throws UsageError where the call is wrong, or a file cannot be read or written */
export async function packBundle([folder, ...more]: readonly string[], args: Arguments) {
  const { privateKey: key, out, number } = args;
  if (folder === undefined || more.length > 0 || key === undefined || out === undefined) {
    throw new UsageError('data pack takes a folder of datasets: payprep data pack FOLDER --private-key private.pem --out BUNDLE');
  }
  const signer = readKey(key);
  const { datasets, others } = findDatasets(folder);
  if (datasets.length === 0) throw new UsageError(`${printable(folder)}: it holds no dataset`);
  const before = manifestIn(out)?.number ?? 0;
  const own = number ?? before + 1;
  if (own <= before) throw new UsageError(`--number ${own}: the bundle in ${printable(out)} has the number ${before}`);
  const files = datasets.map(describe);
  const signed = signManifest({ format: BUNDLE_FORMAT, number: own, datasets: files.map(({ named }) => named) }, signer);
  await withUsageErrors(printable(out), async () =>
    writeBundle(out, {
      signed: Buffer.from(`${JSON.stringify(signed)}\n`),
      datasets: new Map(files.map(({ named, bytes }) => [pathOf(named), bytes])),
    }),
  );
  const left = others === 0 ? '' : ` Files that hold no dataset, left out: ${others}.`;
  return { text: `Bundle ${own} in ${printable(out)}: datasets ${datasets.length}.${left}\n`, code: EXIT.ok };
}
