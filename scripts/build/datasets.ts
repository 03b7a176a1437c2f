/**
 * Writes datasets as ES modules that hold the packed text of each. The JSON files of `reference-data/` are the source; the written modules are never
 * edited.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Dataset, DatasetFacts } from '../../src/directory/dataset.js';
import { moduleOf } from '../../src/directory/shipped/module-text.js';
import { LINKED } from './entries.js';
import { packedText } from './packed-text.js';

/** The folders of `reference-data/` that hold datasets. */
const FOLDERS = ['banks', 'bics', 'branches', 'code-ranges', 'iban-rules', 'logos', 'participants', 'registries', 'subdivisions'];

/** `banks/DE`, `registries/countries` …, sorted. */
export function datasetNames(root: string): readonly string[] {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, 'reference-data', folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${folder}/${file.slice(0, -'.json'.length)}`),
  );
  return names.sort();
}

export const readDataset = (file: string): Dataset => JSON.parse(readFileSync(file, 'utf8')) as Dataset;

/** One module a dataset, `<out>/data/banks/DE.js`. It exports a function, so that a linked dataset is read only when it is used. */
export function writeDatasetModules(root: string, out: string, names: readonly string[]): void {
  for (const name of names) {
    const file = join(out, 'data', `${name}.js`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, moduleOf(packedText(readDataset(join(root, 'reference-data', `${name}.json`)))));
  }
}

/** The folders of which `payprep/data/*` has the dataset of a country. Without the world-wide BIC list, which is as large as the rest. */
const NATIONAL = ['banks', 'branches', 'code-ranges', 'iban-rules', 'participants', 'subdivisions'];

/** One module a country, `<out>/countries/DE.js`, made of the modules of its datasets. */
export function writeCountryModules(out: string, names: readonly string[]): void {
  const national = names.filter((name) => NATIONAL.includes(dirname(name)));
  mkdirSync(join(out, 'countries'), { recursive: true });
  for (const country of new Set(national.map((name) => basename(name)))) {
    const datasets = national.filter((name) => basename(name) === country);
    const imports = datasets.map((name, index) => `import { read as read${index} } from '../data/${name}.js';\n`);
    const entries = datasets.map((name, index) => `  { name: '${name}', read: read${index} },\n`);
    writeFileSync(join(out, 'countries', `${country}.js`), `${imports.join('')}export default [\n${entries.join('')}];\n`);
  }
}

/** What takes the place of `src/directory/shipped/chunks.ts`: a literal `import()` for each dataset, so that every bundler sees a chunk. */
export function chunksModule(names: readonly string[]): string {
  const entries = names.map((name) => `  '${name}': () => import('./data/${name}.js'),`);
  return `
import { packedDataset } from '../packed.js';
import { phoneNumbers } from '../phone-numbers.js';
const datasets = {
${entries.join('\n')}
};
export const loadDataset = async (name) => (Object.hasOwn(datasets, name) ? packedDataset((await datasets[name]()).read()) : undefined);
export const loadPhoneNumbers = async () => {
  const [library, { default: metadata }] = await Promise.all([import('libphonenumber-js/core'), import('libphonenumber-js/min/metadata')]);
  return phoneNumbers(library, metadata);
};
`;
}

/**
 * What takes the place of `src/directory/shipped/bundled.ts`, as text: esbuild would put a call of its own in the place of `require`, which no
 * bundler resolves.
 */
export const bundledModule = `/** Never runs in Node, where an ES module has no require: see src/directory/shipped/bundled.ts. */
export const bundledData = () => {
  try {
    return require('./${LINKED}.js').shippedData;
  } catch {
    return undefined;
  }
};
`;

function factsOf(root: string, name: string): DatasetFacts {
  const { edition, confidence, completeness } = readDataset(join(root, 'reference-data', `${name}.json`));
  return { edition, confidence, completeness };
}

/** What takes the place of `src/directory/shipped/files.ts` where there are no files: every dataset linked in, none read yet. */
export function linkedModule(root: string, names: readonly string[]): string {
  const imports = names.map((name, index) => `import { read as read${index} } from './data/${name}.js';`);
  const entries = names.map((name, index) => `  '${name}': read${index},`);
  const facts = names.map((name) => `  '${name}': ${JSON.stringify(factsOf(root, name))},`);
  return `
import { Metadata, PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { packedDataset } from '../packed.js';
import { phoneNumbers } from '../phone-numbers.js';
${imports.join('\n')}
const datasets = {
${entries.join('\n')}
};
const facts = {
${facts.join('\n')}
};
const read = (name) => (Object.hasOwn(datasets, name) ? packedDataset(datasets[name]()) : undefined);
const factsOf = (name) => (Object.hasOwn(facts, name) ? facts[name] : undefined);
export const shippedData = { dataset: read, facts: factsOf, phoneNumbers: /* @__PURE__ */ phoneNumbers({ Metadata, PhoneNumber, parsePhoneNumberFromString }, metadata) };
`;
}
