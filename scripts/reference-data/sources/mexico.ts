/**
 * Mexico: the three digits of the bank in a CLABE, and bank names.
 *
 * A list collected by hand, with today's names, BICs and closures of the largest banks from public lists: it names a bank and never proves that a code does not exist.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut } from '../dataset.js';
import { readJson } from '../read.js';
import { readSmallDirectory, SMALL_DIRECTORIES } from '../readers/small-directories.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const FILE = 'mexico/banks.json';

function makeBanks(folder: string): Dataset {
  const all = readJson<readonly { readonly code: string; readonly name: string }[]>(folder, FILE);
  const { rows: today, codes } = readSmallDirectory(folder, 'MX');
  const banks = all.filter(({ code, name }) => /^\d{3}$/.test(code) && name !== 'N/A');
  reportLeftOut('banks/MX', all.length - banks.length, 'codes that are no bank');
  return makeTable(
    {
      dataset: 'banks/MX',
      edition: '2025-11',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'center-key/clabe-validator',
        title: 'CLABE bank codes',
        url: 'https://github.com/center-key/clabe-validator',
        via: 'center-key/clabe-validator, from the participants of the Banco de México and of the banking association; names, BICs and closures of public lists, compared 2026-11-22',
        licence: 'MIT',
      },
    },
    ['bankCode', 'bic', 'name', 'town', 'confidence'],
    [
      ...banks
        .filter(({ code }) => !codes.has(code))
        .map(({ code, name }) => ({ bankCode: code, bic: null, name: tidy(name), town: null, confidence: null })),
      ...today.map(({ bankCode, bic, name, town = null, confidence = null }) => ({ bankCode, bic, name, town, confidence })),
    ],
  );
}

const source: Source = {
  title: 'Mexican banks, by CLABE',
  reads: [FILE, SMALL_DIRECTORIES],
  datasets: { 'banks/MX': makeBanks },
};
export default source;
