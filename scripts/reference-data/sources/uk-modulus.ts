/**
 * British modulus checking: the weight table and the sort code substitutions.
 *
 * Publisher: VocaLink / Pay.UK, "Validating account numbers – UK modulus checking": the weight table of January 2026 (`valacdos-2026-01.txt`),
 * the substitution table of version 7.70 (2024, `scsubtab.txt`). Columns between spaces.
 *
 * The gotcha: five of eight ranges are one sort code. Their `to` is null, which makes the compressed table a seventh smaller. The weights
 * are comma separated: a shorter form that people can read compresses no better.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { type DatasetHeader, makeDataset } from '../dataset.js';
import type { Source } from '../source.js';

const WEIGHTS = 'uk-modulus/valacdos-2026-01.txt';
const SUBSTITUTIONS = 'uk-modulus/scsubtab.txt';

interface Table {
  readonly dataset: string;
  readonly title: string;
  readonly file: string;
  readonly edition: string;
  readonly version: string;
}

const header = ({ dataset, title, file, edition, version }: Table): DatasetHeader => ({
  dataset,
  edition,
  confidence: 'official',
  completeness: 'complete',
  source: {
    publisher: 'VocaLink / Pay.UK',
    title: `Validating account numbers – UK modulus checking, ${version}: ${title}`,
    url: 'https://www.vocalink.com/tools/modulus-checking/',
    via: `${file}, as published`,
    licence: 'NOASSERTION',
  },
});

/** The columns of each line. */
function readColumns(folder: string, file: string): string[][] {
  const lines = readFileSync(join(folder, file), 'utf8').split(/\r?\n/);
  return lines.map((line) => line.trim().split(/\s+/)).filter(([first]) => first !== '');
}

/** Makes a row of `from to method w1 … w14 [exception]`. */
function weightRow(columns: readonly string[]): Cell[] {
  if (columns.length < 17 || columns.length > 18) throw new Error(`${WEIGHTS}: ${columns.length} columns in "${columns.join(' ')}"`);
  const [from = '', to = '', method = ''] = columns;
  const exception = columns[17];
  return [from, to === from ? null : to, method, columns.slice(3, 17).join(','), exception === undefined ? null : Number(exception)];
}

function substitutionRow(columns: readonly string[]): Cell[] {
  if (columns.length !== 2) throw new Error(`${SUBSTITUTIONS}: ${columns.length} columns in "${columns.join(' ')}"`);
  return [...columns];
}

const makeWeights = (folder: string): Dataset =>
  makeDataset(
    header({
      dataset: 'registries/uk-modulus-weights',
      title: 'modulus weight table',
      file: 'valacdos-2026-01.txt',
      edition: '2026-01',
      version: 'January 2026',
    }),
    ['from', 'to', 'method', 'weights', 'exception'],
    readColumns(folder, WEIGHTS).map(weightRow),
  );

const makeSubstitutions = (folder: string): Dataset =>
  makeDataset(
    header({
      dataset: 'registries/uk-sort-code-substitutions',
      title: 'sorting code substitutions',
      file: 'scsubtab.txt',
      edition: '2024',
      version: 'version 7.70',
    }),
    ['sortCode', 'substitute'],
    readColumns(folder, SUBSTITUTIONS).map(substitutionRow),
  );

const source: Source = {
  title: 'British modulus checking',
  reads: [WEIGHTS, SUBSTITUTIONS],
  country: 'GB',
  datasets: { 'registries/uk-modulus-weights': makeWeights, 'registries/uk-sort-code-substitutions': makeSubstitutions },
};
export default source;
