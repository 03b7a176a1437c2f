/**
 * Datasets as ES modules. A JSON file of `reference-data/` is the source; what the build writes is never edited.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Dataset, DatasetFacts } from '../../src/directory/dataset.js';

/** The folders of `reference-data/` that hold datasets. */
const FOLDERS = ['banks', 'bics', 'branches', 'logos', 'registries', 'subdivisions'];

/** A literal is compiled faster than it is parsed up to about this size; above, `JSON.parse` is faster. */
const LITERAL_BELOW = 10_000;

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

/** A JavaScript expression for a JSON value. `JSON.parse` is marked as pure, so that a bundle drops what it does not use. */
function expressionOf(value: unknown): string {
  const json = JSON.stringify(value);
  if (json.length < LITERAL_BELOW) return json;
  const quoted = json
    .replace(/[\\']/g, '\\$&')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `/* @__PURE__ */ JSON.parse('${quoted}')`;
}

/** One module a dataset, `<out>/data/banks/DE.js`: a function, because linking a dataset in is not yet reading it. */
export function writeDatasetModules(root: string, out: string, names: readonly string[]): void {
  for (const name of names) {
    const file = join(out, 'data', `${name}.js`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `export const read=()=>(${expressionOf(readDataset(join(root, 'reference-data', `${name}.json`)))});\n`);
  }
}

/** What takes the place of `src/directory/shipped/chunks.ts`: a literal `import()` for each dataset, so that every bundler sees a chunk. */
export function chunksModule(names: readonly string[]): string {
  const entries = names.map((name) => `  '${name}': () => import('./data/${name}.js'),`);
  return `
import { phoneNumbers } from '../phone-numbers.js';
const datasets = {
${entries.join('\n')}
};
export const loadDataset = async (name) => (Object.hasOwn(datasets, name) ? (await datasets[name]()).read() : undefined);
export const loadPhoneNumbers = async () => {
  const [library, { default: metadata }] = await Promise.all([import('libphonenumber-js/core'), import('libphonenumber-js/min/metadata')]);
  return phoneNumbers(library, metadata);
};
`;
}

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
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { phoneNumbers } from '../phone-numbers.js';
${imports.join('\n')}
const datasets = {
${entries.join('\n')}
};
const facts = {
${facts.join('\n')}
};
const read = (name) => (Object.hasOwn(datasets, name) ? datasets[name]() : undefined);
const factsOf = (name) => (Object.hasOwn(facts, name) ? facts[name] : undefined);
export const shippedData = { dataset: read, facts: factsOf, phoneNumbers: /* @__PURE__ */ phoneNumbers({ parsePhoneNumberFromString }, metadata) };
`;
}
