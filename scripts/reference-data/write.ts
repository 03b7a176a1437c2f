/** Writes datasets and the manifest: the same facts always give the same bytes. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatArray, formatDataset, formatInlineObject } from '../../cli/files/dataset-text.js';
import type { Dataset } from '../../src/directory/dataset.js';
import { findFaults } from './check.js';
import { withParts } from './parts.js';
import { publisherOf, publishers, strictest } from './publishers.js';
import { reviewOf } from './review.js';
import { compareText } from './text.js';

interface Manifest {
  readonly datasets: readonly (object & { readonly dataset: string })[];
}

const fileOf = (folder: string, dataset: string): string => join(folder, `${dataset}.json`);

/** The text of a dataset's file, with the terms as they are declared today. Throws where the dataset does not fit its schema, with a line for each fault. */
export function serialize(written: Dataset): string {
  const dataset = withParts(written);
  const faults = findFaults(dataset);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return formatDataset(dataset);
}

/** The dataset as the folder holds it, or undefined for a new one. */
export function readDataset(folder: string, dataset: string): Dataset | undefined {
  const file = fileOf(folder, dataset);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Writes the text of `banks/BE` to `<folder>/banks/BE.json`. */
export function writeDataset(folder: string, dataset: string, text: string): void {
  const file = fileOf(folder, dataset);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The manifest's entry for a dataset, from its file. */
function entryOf(folder: string, name: string) {
  const bytes = readFileSync(fileOf(folder, name));
  const { dataset, edition, rows, source, parts = [], confidence, completeness }: Dataset = JSON.parse(bytes.toString('utf8'));
  if (dataset !== name) throw new Error(`${name}.json says that it is ${dataset}`);
  const { publisher, url, retrieved, licence } = source;
  return {
    dataset,
    edition,
    rows: rows.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    source: publisher,
    page: url,
    retrieved,
    ...reviewOf({ dataset, edition, source }),
    licence,
    terms: strictest(parts.map(({ terms }) => terms)),
    credit: [...new Set(parts.flatMap((part) => publisherOf(part.publisher).credit))],
    parts,
    confidence,
    completeness,
  };
}

/** Writes the terms of every dataset anew, without published files, where those of a publisher have changed. */
export function renewTerms(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const dataset = readDataset(folder, name);
    if (dataset !== undefined) writeDataset(folder, name, serialize(dataset));
  }
  updateManifest(folder, names);
}

/**
 * Renews the manifest's entries of these datasets, and removes those whose files are gone. All other entries stay as they are, so that a
 * file which was changed by hand no longer matches its hash.
 */
export function updateManifest(folder: string, names: readonly string[]): void {
  const file = join(folder, 'manifest.json');
  const { datasets }: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { datasets: [] };
  const kept = datasets.filter(({ dataset }) => !names.includes(dataset) && existsSync(fileOf(folder, dataset)));
  const entries = [...kept, ...names.map((name) => entryOf(folder, name))];
  const lines = entries.toSorted((one, other) => compareText(one.dataset, other.dataset)).map(formatInlineObject);
  const listed = formatArray(publishers.map(formatInlineObject));
  writeFileSync(file, `{\n  "format": 1,\n  "publishers": ${listed},\n  "datasets": ${formatArray(lines)}\n}\n`);
}
