/**
 * San Marino: the bank codes (ABI) of its four banks, with names and BICs.
 *
 * Publisher: Banca Centrale della Repubblica di San Marino, operating banks, read on 2026-09-06: all of them, so that an absent code is of no bank.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readCsv } from '../read.js';
import type { Source } from '../source.js';
import { tidy, tidyBic } from '../text.js';

const FILE = '2026-11/official-samples.tsv';

const makeBanks = (folder: string): Dataset =>
  makeTable(
    {
      dataset: 'banks/SM',
      edition: '2026-09-06',
      confidence: 'official',
      completeness: 'complete',
      source: {
        publisher: 'Banca Centrale della Repubblica di San Marino',
        title: 'Operating banks',
        url: 'https://www.bcsm.sm',
        via: 'cammac-creator/ibanforge',
        licence: 'NOASSERTION',
        retrieved: '2026-11-28',
      },
    },
    ['bankCode', 'bic', 'name'],
    readCsv('\t', folder, FILE)
      .filter(({ country }) => country === 'SM')
      .map(({ bankCode = '', bic = '', name = '' }) => ({ bankCode, bic: tidyBic(bic), name: tidy(name) })),
  );

const source: Source = {
  title: 'Banks of San Marino',
  reads: [FILE],
  datasets: { 'banks/SM': makeBanks },
};
export default source;
