/** The manifest of the reference data, as the documents read it. */
import { readFileSync } from 'node:fs';

export interface ManifestEntry {
  readonly dataset: string;
  readonly edition: string;
  readonly rows: number;
  readonly confidence: string;
  readonly completeness: string;
  readonly source: string;
  readonly licence: string;
}

const path = new URL('../../reference-data/manifest.json', import.meta.url);

export const manifest = (JSON.parse(readFileSync(path, 'utf8')) as { readonly datasets: readonly ManifestEntry[] }).datasets;

export const entryOf = (name: string): ManifestEntry | undefined => manifest.find(({ dataset }) => dataset === name);

export const entriesUnder = (folder: string): readonly ManifestEntry[] => manifest.filter(({ dataset }) => dataset.startsWith(folder));

/** True for a dataset that may say that something does not exist. */
export const mayDeny = ({ confidence, completeness }: ManifestEntry): boolean => confidence === 'official' && completeness === 'complete';
