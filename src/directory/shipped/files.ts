/**
 * The shipped datasets, read from the package's own files when they are first asked for. Node only: the build puts
 * linked-in datasets in this module's place for everything else.
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

/** The package's own folder, seen from `dist/`, `dist/node/` and from here: Node takes two milliseconds to find a package by its name. */
const ABOVE = ['../', '../../', '../../../'];

let folder: string | undefined;
let manifest: string | undefined;

function dataFolder(): string {
  if (folder === undefined) {
    const own = ABOVE.map((above) => fileURLToPath(new URL(above + MANIFEST, import.meta.url))).find((path) => existsSync(path));
    // a bundler may have put this anywhere
    folder = dirname(own ?? require.resolve(`payprep/${MANIFEST}`));
  }
  return folder;
}

/** What a dataset says of itself, by its line of the manifest, which is not read as a whole. */
function shippedFacts(name: string): DatasetFacts | undefined {
  manifest ??= readFileSync(join(dataFolder(), 'manifest.json'), 'latin1');
  const at = manifest.indexOf(`{ "dataset": ${JSON.stringify(name)},`);
  return at < 0 ? undefined : (JSON.parse(decoded(manifest.slice(at, manifest.indexOf('}', at) + 1))) as DatasetFacts);
}

/** The folders of datasets, and what a dataset may be called: the manifest, which knows for sure, takes longer to read than most datasets. */
const NAME = /^(?:banks|bics|branches|logos|registries|subdivisions)\/[\w-]{1,64}$/;

/** A piece of UTF-8 that was read byte by byte: one byte a character is half the memory, as soon as one name is Polish. */
const decoded = (piece: string): string => (/[^\0-\x7f]/.test(piece) ? Buffer.from(piece, 'latin1').toString('utf8') : piece);

/** A dataset from its file; undefined when none of that name is shipped. */
export function readDataset(name: string): Dataset | undefined {
  if (!NAME.test(name)) return undefined;
  const path = join(dataFolder(), `${name}.json`);
  return existsSync(path) ? packedDataset(readFileSync(path, 'latin1'), decoded) : undefined;
}

/** The numbering plans weigh more than all rules together: they are read when the first telephone number comes. */
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
  facts: shippedFacts,
  phoneNumbers: lazyPhoneNumbers(),
};
