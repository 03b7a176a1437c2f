/**
 * The shipped datasets, read from the package's own files when they are first asked for. Node only: the build puts
 * linked-in datasets in this module's place for everything else.
 */
import { existsSync, readFileSync } from 'node:fs';
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

let manifest: string | undefined;
let shipped: ReadonlyMap<string, DatasetFacts> | undefined;

const manifestPath = (): string => {
  manifest ??= require.resolve('payprep/reference-data/manifest.json');
  return manifest;
};

/** What there is, by the manifest. */
function shippedFacts(): ReadonlyMap<string, DatasetFacts> {
  shipped ??= new Map((JSON.parse(readFileSync(manifestPath(), 'utf8')) as Manifest).datasets.map((entry) => [entry.dataset, entry]));
  return shipped;
}

/** The folders of datasets, and what a dataset may be called: the manifest, which knows for sure, takes longer to read than most datasets. */
const NAME = /^(?:banks|bics|branches|logos|registries|subdivisions)\/[\w-]{1,64}$/;

/** A piece of UTF-8 that was read byte by byte: one byte a character is half the memory, as soon as one name is Polish. */
const decoded = (piece: string): string => (/[^\0-\x7f]/.test(piece) ? Buffer.from(piece, 'latin1').toString('utf8') : piece);

/** A dataset from its file; undefined when none of that name is shipped. */
export function readDataset(name: string): Dataset | undefined {
  if (!NAME.test(name)) return undefined;
  const path = join(dirname(manifestPath()), `${name}.json`);
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
  facts: (name) => shippedFacts().get(name),
  phoneNumbers: lazyPhoneNumbers(),
};
