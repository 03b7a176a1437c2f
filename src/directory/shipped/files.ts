/**
 * Reads shipped datasets from the files of the package when they are first needed. For Node only: for everything else the build
 * replaces this module by one that contains the datasets.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MetadataJson } from 'libphonenumber-js/core';
import type { PhoneNumbers } from '../../identifiers/phone.js';
import type { Dataset, DatasetFacts } from '../dataset.js';
import { packedDataset } from '../packed.js';
import { phoneNumbers, phoneNumbersEdition } from '../phone-numbers.js';
import type { ReferenceData } from '../reference-data.js';

const require = createRequire(import.meta.url);

const MANIFEST = 'reference-data/manifest.json';

/** The root of the package, seen from `dist/`, `dist/node/` and this folder. Node takes two milliseconds to resolve a package by name. */
const PARENTS = ['../', '../../', '../../../'];

let folder: string | undefined;
let manifest: string | undefined;

function findDataFolder(): string {
  if (folder === undefined) {
    const own = PARENTS.map((parent) => fileURLToPath(new URL(parent + MANIFEST, import.meta.url))).find((path) => existsSync(path));
    // a bundler may have moved this module anywhere
    folder = dirname(own ?? require.resolve(`payprep/${MANIFEST}`));
  }
  return folder;
}

/** Reads edition, confidence and completeness from the line of a dataset in the manifest, without parsing the other lines. */
function readFacts(name: string): DatasetFacts | undefined {
  manifest ??= readFileSync(join(findDataFolder(), 'manifest.json'), 'latin1');
  const at = manifest.indexOf(`{ "dataset": ${JSON.stringify(name)},`);
  return at < 0 ? undefined : (JSON.parse(decode(manifest.slice(at, manifest.indexOf('}', at) + 1))) as DatasetFacts);
}

/** The allowed names. To look a name up in the manifest takes longer than to read most datasets. */
const NAME = /^(?:banks|bics|branches|logos|registries|subdivisions)\/[\w-]{1,64}$/;

/** Decodes UTF-8 that was read as Latin-1: see `packedDataset`. */
const decode = (piece: string): string => (/[^\0-\x7f]/.test(piece) ? Buffer.from(piece, 'latin1').toString('utf8') : piece);

/** Opens a dataset; undefined where none of this name is shipped. */
export function readDataset(name: string): Dataset | undefined {
  if (!NAME.test(name)) return undefined;
  const path = join(findDataFolder(), `${name}.json`);
  return existsSync(path) ? packedDataset(readFileSync(path, 'latin1'), decode) : undefined;
}

/** Numbering plans that are read with the first telephone number, because they are larger than all rules together. */
const lazyPhoneNumbers = (): PhoneNumbers => {
  let read: PhoneNumbers | undefined;
  const plans = (): PhoneNumbers => {
    read ??= phoneNumbers(require('libphonenumber-js/core'), require('libphonenumber-js/metadata.min.json') as MetadataJson);
    return read;
  };
  return {
    edition: phoneNumbersEdition,
    verify: (text, country) => plans().verify(text, country),
    countryOf: (text, country) => plans().countryOf?.(text, country),
  };
};

export const shippedData: ReferenceData = {
  dataset: readDataset,
  facts: readFacts,
  phoneNumbers: lazyPhoneNumbers(),
};
