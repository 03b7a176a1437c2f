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
import { jsonOf } from './module-text.js';

const require = createRequire(import.meta.url);

const MANIFEST = 'reference-data/manifest.json';

/** Where the datasets are, and how one is read from a file. */
interface Shipped {
  readonly manifest: string;
  readonly folder: string;
  readonly fileOf: (name: string) => string;
  readonly jsonOf: (text: string) => string;
}

const asModules = (folder: string): Shipped => ({
  manifest: join(folder, '../..', MANIFEST),
  folder,
  fileOf: (name) => `${name}.js`,
  jsonOf,
});

const asJson = (folder: string): Shipped => ({
  manifest: join(folder, 'manifest.json'),
  folder,
  fileOf: (name) => `${name}.json`,
  jsonOf: (text) => text,
});

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The modules of the package, seen from `dist/` and `dist/node/`: Node takes two milliseconds to find a package by its name. */
const MODULES = ['./data/', '../data/'];

let shipped: Shipped | undefined;

function findShipped(): Shipped {
  const modules = MODULES.map(pathOf).find((folder) => existsSync(folder));
  if (modules !== undefined) return asModules(modules);
  const source = pathOf('../../../reference-data/');
  if (existsSync(join(source, 'schema'))) return asJson(source);
  // a bundler may have put this anywhere
  return asModules(join(dirname(require.resolve(`payprep/${MANIFEST}`)), '../dist/data'));
}

function shippedFiles(): Shipped {
  shipped ??= findShipped();
  return shipped;
}

let manifest: string | undefined;

/** What a dataset says of itself, by its line of the manifest, which is not read as a whole. */
function readFacts(name: string): DatasetFacts | undefined {
  manifest ??= readFileSync(shippedFiles().manifest, 'latin1');
  const at = manifest.indexOf(`{ "dataset": ${JSON.stringify(name)},`);
  return at < 0 ? undefined : (JSON.parse(decode(manifest.slice(at, manifest.indexOf('}', at) + 1))) as DatasetFacts);
}

/** The allowed names. To look a name up in the manifest takes longer than to read most datasets. */
const NAME = /^(?:banks|bics|branches|iban-rules|logos|registries|subdivisions)\/[\w-]{1,64}$/;

/** Decodes UTF-8 that was read as Latin-1: see `packedDataset`. */
const decode = (piece: string): string => (/[^\0-\x7f]/.test(piece) ? Buffer.from(piece, 'latin1').toString('utf8') : piece);

/** Opens a dataset; undefined where none of this name is shipped. */
export function readDataset(name: string): Dataset | undefined {
  if (!NAME.test(name)) return undefined;
  const { folder, fileOf, jsonOf } = shippedFiles();
  const path = join(folder, fileOf(name));
  return existsSync(path) ? packedDataset(jsonOf(readFileSync(path, 'latin1')), decode) : undefined;
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
