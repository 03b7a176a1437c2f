/**
 * British modulus checking: the weight table and the sort code substitutions.
 *
 * Publisher: VocaLink / Pay.UK, "Validating account numbers – UK modulus checking", version 7.70 (2024): `valacdos.txt` and `scsubtab.txt`,
 * both columns of text between spaces.
 *
 * The gotcha: five of eight ranges are one sort code. Their `to` is null, which takes a seventh off the compressed table; the weights stay
 * as published, comma separated, because the table compresses no better with anything terser that one can still read.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { RETRIEVED } from './read.js';

const EDITION = '2024';
const SOURCE = {
  publisher: 'VocaLink / Pay.UK',
  url: 'https://www.vocalink.com/tools/modulus-checking/',
  retrieved: RETRIEVED,
  licence: '© VocaLink, published for validating account numbers',
};

/** The lines of a file as their columns. */
function columnsOf(file: string): string[][] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return lines.map((line) => line.trim().split(/\s+/)).filter(([first]) => first !== '');
}

/** `from to method w1 … w14 [exception]`, as one row of the dataset. */
function weightRow(columns: readonly string[]): Cell[] {
  if (columns.length < 17 || columns.length > 18) throw new Error(`valacdos.txt: ${columns.length} columns in "${columns.join(' ')}"`);
  const [from = '', to = '', method = ''] = columns;
  const exception = columns[17];
  return [from, to === from ? null : to, method, columns.slice(3, 17).join(','), exception === undefined ? null : Number(exception)];
}

function substitutionRow(columns: readonly string[]): Cell[] {
  if (columns.length !== 2) throw new Error(`scsubtab.txt: ${columns.length} columns in "${columns.join(' ')}"`);
  return [...columns];
}

export function ukModulus(sources: string): Dataset[] {
  const folder = join(sources, 'uk-modulus');
  return [
    {
      dataset: 'registries/uk-modulus-weights',
      edition: EDITION,
      format: 1,
      source: {
        ...SOURCE,
        title: 'Validating account numbers – UK modulus checking, version 7.70: modulus weight table',
        via: 'valacdos.txt, as published',
      },
      confidence: 'official',
      completeness: 'complete',
      columns: ['from', 'to', 'method', 'weights', 'exception'],
      rows: columnsOf(join(folder, 'valacdos.txt')).map(weightRow),
    },
    {
      dataset: 'registries/uk-sort-code-substitutions',
      edition: EDITION,
      format: 1,
      source: {
        ...SOURCE,
        title: 'Validating account numbers – UK modulus checking, version 7.70: sorting code substitutions',
        via: 'scsubtab.txt, as published',
      },
      confidence: 'official',
      completeness: 'complete',
      columns: ['sortCode', 'substitute'],
      rows: columnsOf(join(folder, 'scsubtab.txt')).map(substitutionRow),
    },
  ];
}
