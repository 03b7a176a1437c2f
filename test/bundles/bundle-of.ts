/** Bundles for tests, made without the code that reads them. */
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Dataset } from '../../src/directory/dataset.js';

const { privateKey: signer, publicKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
export const privateKey = signer;
export const publicKey = key.export({ type: 'spki', format: 'pem' }).toString();

export const BANKS: Dataset = {
  ...{ dataset: 'banks/DE', edition: '2026-12-07', format: 1, confidence: 'official', completeness: 'complete' },
  source: { publisher: 'Example', title: 'Example', url: 'https://bank.example', via: 'by hand', retrieved: '2026-12-01', licence: 'MIT' },
  columns: ['bankCode', 'bic', 'name'],
  rows: [['37040044', 'COBADEFF', 'Commerzbank, renamed']],
};

export type Files = Map<string, Buffer>;

export const signText = (text: string, signer: KeyObject): string =>
  sign('sha256', Buffer.from(text), { key: signer, dsaEncoding: 'ieee-p1363' }).toString('base64');

export const signed = (text: string, signer: KeyObject = privateKey): Buffer =>
  Buffer.from(JSON.stringify({ manifest: text, signature: signText(text, signer) }));

/** A bundle of these files, without a folder; `change` alters the manifest before it is signed. */
export function bundleOf(
  datasets: readonly unknown[],
  change: (manifest: Record<string, unknown>) => object = (manifest) => manifest,
): Files {
  const entries = datasets.map((dataset) => {
    const bytes = Buffer.from(JSON.stringify(dataset));
    const { dataset: name, edition } = dataset as Dataset;
    return { bytes, named: { dataset: name, edition, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length } };
  });
  const manifest = change({ format: 1, number: 7, datasets: entries.map(({ named }) => named) });
  return new Map([
    ['bundle.json', signed(JSON.stringify(manifest))] as const,
    ...entries.map(({ bytes, named }) => [`datasets/${named.sha256}.json`, bytes] as const),
  ]);
}

export const readFrom = (files: Files) => (path: string) => {
  const bytes = files.get(path);
  if (bytes === undefined) throw new Error('no such file');
  return bytes;
};
