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

const MANIFEST = 'reference-data/manifest.json';

/** Said at the first use, because a bundler may carry this module without ever running it. */
const MOVED = `payprep/full: the bank directories are not where this code is, because a bundler moved it. Do one of these:
- Let the bundler use the condition "module", which puts every directory into the bundle: --conditions=module (esbuild, bun).
- Leave the package out of the bundle (external) and install it beside the bundle.
- Import only the countries you need: import DE from 'payprep/data/DE', then createEngine({ referenceData: fromDatasets(DE) }) of 'payprep'.`;

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

let shipped: Shipped | undefined;

/** @throws Error that says what to do, where a bundler has moved this module away from the files */
function findShipped(): Shipped {
  // absent in CommonJS that a bundler made
  const here = import.meta.url as string | undefined;
  if (here === undefined) throw new Error(MOVED);
  const pathOf = (path: string): string => fileURLToPath(new URL(path, here));
  // first beside this module: Node takes two milliseconds to find a package by its name
  const modules = asModules(pathOf('./data/'));
  if (existsSync(modules.manifest)) return modules;
  const source = pathOf('../../../reference-data/');
  if (existsSync(join(source, 'schema'))) return asJson(source);
  try {
    return asModules(join(dirname(createRequire(here).resolve(`payprep/${MANIFEST}`)), '../dist/data'));
  } catch (cause) {
    throw new Error(MOVED, { cause });
  }
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
    const require = createRequire(shippedFiles().manifest);
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
