/**
 * `payprep data pull URL --public-key FILE FOLDER`: fetches a signed bundle into a folder. The only command that uses the network.
 *
 * Nothing is written before all of it was fetched and verified. Datasets that are in the folder already are not fetched again.
 */
import { readFileSync } from 'node:fs';
import { BundleError } from '../../src/bundles/bundle-error.js';
import { BUNDLE_FILE } from '../../src/bundles/manifest.js';
import { readBundle } from '../../src/bundles/read-bundle.js';
import type { Arguments } from '../options/arguments.js';
import { describeFileError, withUsageErrors } from '../terminal/file-error.js';
import { EXIT, UsageError } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { datasetIn, manifestIn, writeBundle } from './bundle-folder.js';

/** For one file, all of it. */
const TIMEOUT_MS = 60_000;

/** The largest dataset that is shipped has a tenth of that. */
const MAX_BYTES = 64 * 1024 * 1024;

const USAGE = 'data pull takes an address and a folder: payprep data pull https://data.example.com/bundle --public-key public.pem FOLDER';

/** The address of the bundle's folder. Credentials in it would stand in messages. */
function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw new UsageError(USAGE);
  const folder = new URL(url);
  if (!folder.pathname.endsWith('/')) folder.pathname += '/';
  return folder;
}

/** @throws Error that says what went wrong, in a few words */
async function fetchBytes(url: URL): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the server answered ${response.status}`);
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > MAX_BYTES) throw new Error('it is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Why a file was not fetched: the name of the failure, which names no address. */
function describeCause({ cause }: BundleError): string {
  if (!(cause instanceof Error)) return '';
  const { code } = (cause.cause ?? {}) as NodeJS.ErrnoException;
  return `: ${cause.name === 'TimeoutError' ? 'the server does not answer' : (code ?? cause.message)}`;
}

function readPublicKey(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`--public-key ${printable(path)}: ${describeFileError(error)}`);
  }
}

/** @throws UsageError where the call is wrong, or the bundle is refused: then the folder is as it was */
export async function pullBundle([address, folder, ...more]: readonly string[], args: Arguments) {
  if (address === undefined || folder === undefined || more.length > 0 || args.publicKey === undefined) throw new UsageError(USAGE);
  const url = readAddress(address);
  const publicKey = readPublicKey(args.publicKey);
  const after = manifestIn(folder)?.number;
  const read = new Map<string, Uint8Array>();
  let fetched = 0;
  const readFile = async (path: string): Promise<Uint8Array> => {
    const kept = path === BUNDLE_FILE ? undefined : datasetIn(folder, path);
    const bytes = kept ?? (await fetchBytes(new URL(path, url)));
    if (kept === undefined && path !== BUNDLE_FILE) fetched += 1;
    read.set(path, bytes);
    return bytes;
  };
  try {
    const { number, datasets } = await readBundle(readFile, { publicKey, after });
    const { [BUNDLE_FILE]: signed = new Uint8Array(), ...files } = Object.fromEntries(read);
    await withUsageErrors(printable(folder), async () => writeBundle(folder, { signed, datasets: new Map(Object.entries(files)) }));
    return { text: `Bundle ${number} in ${printable(folder)}: datasets ${datasets.length}, fetched ${fetched}.\n`, code: EXIT.ok };
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`--public-key ${printable(args.publicKey)}: it is no public key of P-256 in PEM`);
    if (!(error instanceof BundleError)) throw error;
    if (error.code === 'NUMBER_NOT_ABOVE' && isSame(read.get(BUNDLE_FILE), folder)) {
      return { text: `Bundle ${after} is in ${printable(folder)} already.\n`, code: EXIT.ok };
    }
    throw new UsageError(`the bundle is refused (${error.code}): ${error.message}${describeCause(error)}`);
  }
}

/** True where the folder has this very bundle, so that a pull once a day is no failure. */
function isSame(signed: Uint8Array | undefined, folder: string): boolean {
  return signed !== undefined && Buffer.from(signed).equals(readFileSync(`${folder}/${BUNDLE_FILE}`));
}
