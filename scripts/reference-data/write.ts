/**
 * The one writer of datasets: stable bytes, and nothing in them that does not belong there.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Dataset } from '../../src/directory/dataset.js';
import { formatArray, formatDataset, formatInlineObject } from '../../src/files/dataset-text.js';

/** Folders beside the datasets that hold something else. */
const NOT_DATASETS = ['overrides', 'schema'];

/** Neither belongs in a dataset: facts about banks only. */
const CONTACT = /@[\p{L}\p{N}-]+\.|\+\d[\d ()/-]{7,}|\b(?:e-?mail|tel|phone|fax)\b ?[.:]/iu;

function assertSound({ dataset, columns, rows }: Dataset): void {
  const seen = new Set<string>();
  for (const row of rows) {
    const line = JSON.stringify(row);
    if (row.length !== columns.length) throw new Error(`${dataset}: ${row.length} cells for ${columns.length} columns in ${line}`);
    if (seen.has(line)) throw new Error(`${dataset}: twice ${line}`);
    seen.add(line);
    for (const cell of row) {
      if (cell === '') throw new Error(`${dataset}: an empty cell, which should be null, in ${line}`);
      if (typeof cell === 'string' && CONTACT.test(cell)) throw new Error(`${dataset}: contact details in ${line}`);
    }
  }
}

/** The bytes of a dataset’s file. */
export function serialise(dataset: Dataset): string {
  assertSound(dataset);
  return formatDataset(dataset);
}

/** Writes `banks/BE` to `<folder>/banks/BE.json`. */
export function write(folder: string, dataset: Dataset): void {
  const file = join(folder, `${dataset.dataset}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, serialise(dataset));
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one !== other));

/** The datasets that a folder holds, in the order of their names. */
function datasetsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_DATASETS.includes(entry.name))
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file.replace(/\.json$/, '')}`))
    .sort(compare);
}

/** The manifest speaks of every dataset in the folder, whoever wrote it. */
export function writeManifest(folder: string): void {
  const lines = datasetsIn(folder).map((name) => {
    const bytes = readFileSync(join(folder, `${name}.json`));
    const { dataset, edition, rows, source, confidence, completeness }: Dataset = JSON.parse(bytes.toString('utf8'));
    if (dataset !== name) throw new Error(`${name}.json says that it is ${dataset}`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { publisher, licence } = source;
    return formatInlineObject({ dataset, edition, rows: rows.length, sha256, source: publisher, licence, confidence, completeness });
  });
  writeFileSync(join(folder, 'manifest.json'), `{\n  "format": 1,\n  "datasets": ${formatArray(lines)}\n}\n`);
}
