/** The manifest of the reference data, as the documents read it. */
import { readFileSync } from 'node:fs';
import type { DatasetFacts, DatasetPart, Terms } from '../../src/directory/dataset.js';

export interface ManifestEntry extends DatasetFacts {
  readonly dataset: string;
  readonly rows: number;
  readonly source: string;
  readonly page: string;
  readonly retrieved: string;
  readonly reviewed: string;
  readonly nextReview: string;
  readonly licence: string;
  readonly terms: Terms;
  readonly credit: readonly string[];
  readonly parts: readonly DatasetPart[];
}

const path = new URL('../../reference-data/manifest.json', import.meta.url);

export const manifest = (JSON.parse(readFileSync(path, 'utf8')) as { readonly datasets: readonly ManifestEntry[] }).datasets;

export const entryOf = (name: string): ManifestEntry | undefined => manifest.find(({ dataset }) => dataset === name);

export const entriesUnder = (folder: string): readonly ManifestEntry[] => manifest.filter(({ dataset }) => dataset.startsWith(folder));
