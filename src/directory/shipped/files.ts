/**
 * The shipped datasets, read from the package's own files when they are first asked for. Node only: the build puts
 * linked-in datasets in this module's place for everything else.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { MetadataJson } from 'libphonenumber-js/core';
import type { PhoneNumbers } from '../../identifiers/phone.js';
import type { Dataset, DatasetFacts } from '../dataset.js';
import { packedDataset } from '../packed.js';
import { phoneNumbers, phoneNumbersEdition } from '../phone-numbers.js';
import type { ReferenceData } from '../reference-data.js';

const require = createRequire(import.meta.url);

interface Manifest {
  readonly datasets: readonly (DatasetFacts & { readonly dataset: string })[];
}

let shipped: ReadonlyMap<string, DatasetFacts> | undefined;
let folder: string | undefined;

/** What there is, by the manifest. */
function shippedFacts(): ReadonlyMap<string, DatasetFacts> {
  if (shipped === undefined) {
    const path = require.resolve('payprep/reference-data/manifest.json');
    folder = dirname(path);
    shipped = new Map((JSON.parse(readFileSync(path, 'utf8')) as Manifest).datasets.map((entry) => [entry.dataset, entry]));
  }
  return shipped;
}

/** A piece of UTF-8 that was read byte by byte: one byte a character is half the memory, as soon as one name is Polish. */
const decoded = (piece: string): string => (/[^\0-\x7f]/.test(piece) ? Buffer.from(piece, 'latin1').toString('utf8') : piece);

/** A dataset from its file; undefined when none of that name is shipped. */
export function readDataset(name: string): Dataset | undefined {
  if (!shippedFacts().has(name)) return undefined;
  return packedDataset(readFileSync(join(folder ?? '', `${name}.json`), 'latin1'), decoded);
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
  facts: (name) => shippedFacts().get(name),
  phoneNumbers: lazyPhoneNumbers(),
};
