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
import { cacheResults } from '../cache.js';
import type { Dataset, DatasetFacts } from '../dataset.js';
import { packedFile } from '../packed.js';
import { phoneNumbers, phoneNumbersEdition } from '../phone-numbers.js';
import type { ReferenceData } from '../reference-data.js';
import { bundledData } from './bundled.js';
import { moduleText } from './module-text.js';

const MANIFEST = 'reference-data/manifest.json';

/** Said at the first use, because a bundler may carry this module without ever running it. */
const MOVED = `payprep/full: the bank directories are not where this code is, because a bundler moved it. Do one of these:
- Leave out the condition "node-addons" when you bundle: then every directory is put into the bundle.
- Leave the package out of the bundle (external) and install it beside the bundle.
- Import only the countries you need: import DE from 'payprep/data/DE', then createEngine({ referenceData: fromDatasets(DE) }) of 'payprep'.`;

/** Where the datasets are, and how one is read from a file. */
interface Shipped {
  readonly manifest: string;
  readonly folder: string;
  readonly fileOf: (name: string) => string;
  readonly open: (path: string) => Dataset;
}

/** Decodes UTF-8 that was read as Latin-1: see `packedFile`. */
const decode = (piece: string): string => (/[^\0-\x7f]/.test(piece) ? Buffer.from(piece, 'latin1').toString('utf8') : piece);

const asModules = (folder: string): Shipped => ({
  manifest: join(folder, '../..', MANIFEST),
  folder,
  fileOf: (name) => `${name}.js`,
  open: (path) => packedFile(moduleText(readFileSync(path, 'latin1')), decode),
});

/** The JSON that the datasets are made from: only where this runs from source. */
const asJson = (folder: string): Shipped => ({
  manifest: join(folder, 'manifest.json'),
  folder,
  fileOf: (name) => `${name}.json`,
  open: cacheResults((path) => JSON.parse(readFileSync(path, 'utf8')) as Dataset),
});

/** Finds the files; undefined where a bundler has moved this module away from them. */
function findFiles(): Shipped | undefined {
  // absent in CommonJS that a bundler made
  const here = import.meta.url as string | undefined;
  if (here === undefined) return undefined;
  const pathOf = (path: string): string => fileURLToPath(new URL(path, here));
  // first beside this module: Node takes two milliseconds to find a package by its name
  const modules = asModules(pathOf('./data/'));
  if (existsSync(modules.manifest)) return modules;
  const source = pathOf('../../../reference-data/');
  if (existsSync(join(source, 'schema'))) return asJson(source);
  try {
    return asModules(join(dirname(createRequire(here).resolve(`payprep/${MANIFEST}`)), '../dist/data'));
  } catch {
    return undefined;
  }
}

/** The allowed names. To look a name up in the manifest takes longer than to read most datasets. */
const NAME = /^(?:banks|bics|branches|code-ranges|iban-rules|logos|participants|registries|subdivisions)\/[\w-]{1,64}$/;

function readPhoneNumbers({ manifest }: Shipped): PhoneNumbers {
  const require = createRequire(manifest);
  return phoneNumbers(require('libphonenumber-js/core'), require('libphonenumber-js/metadata.min.json') as MetadataJson);
}

/** The datasets as files, each of which is read when it is asked for. */
function readingFrom(files: Shipped): Required<ReferenceData> {
  let manifest: string | undefined;
  let plans: PhoneNumbers | undefined;
  return {
    dataset(name) {
      if (!NAME.test(name)) return undefined;
      const path = join(files.folder, files.fileOf(name));
      return existsSync(path) ? files.open(path) : undefined;
    },
    /** By its line of the manifest, which is not read as a whole. */
    facts(name) {
      manifest ??= readFileSync(files.manifest, 'latin1');
      const at = manifest.indexOf(`{ "dataset": ${JSON.stringify(name)},`);
      const line = manifest.slice(at, manifest.indexOf('\n', at));
      return at < 0 ? undefined : (JSON.parse(decode(line.replace(/,$/, ''))) as DatasetFacts);
    },
    get phoneNumbers() {
      plans ??= readPhoneNumbers(files);
      return plans;
    },
  };
}

let shipped: Required<ReferenceData> | undefined;

/** @throws Error that says what to do, where there are neither files nor bundled datasets */
function openShipped(): Required<ReferenceData> {
  if (shipped !== undefined) return shipped;
  const files = findFiles();
  shipped = files === undefined ? bundledData() : readingFrom(files);
  if (shipped === undefined) throw new Error(MOVED);
  return shipped;
}

/** Opens a dataset; undefined where none of this name is shipped. */
export const readDataset = (name: string): Dataset | undefined => openShipped().dataset(name);

export const shippedData: ReferenceData = {
  dataset: readDataset,
  facts: (name) => openShipped().facts(name),
  // read with the first telephone number, because they are larger than all rules together
  phoneNumbers: {
    edition: phoneNumbersEdition,
    verify: (text, country) => openShipped().phoneNumbers.verify(text, country),
    countryOf: (text, country) => openShipped().phoneNumbers.countryOf?.(text, country),
  },
};
