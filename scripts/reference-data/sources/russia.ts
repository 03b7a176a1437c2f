/**
 * Russia: the BIK of a bank, with its BIC and name.
 *
 * Publisher: Bank of Russia, directory of BIK (ED807) of 2026-10-08, at second hand. An excerpt: banks in Moscow with the numbers 044525079 to 786, and some more;
 * branches and banks in liquidation are left out. The gotcha: many of these banks are under sanctions. Whether a payment reaches one is another question.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readCsv } from '../read.js';
import type { Source } from '../source.js';
import { tidy, tidyBicOf } from '../text.js';

const FILE = '2026-11/ru-bik.tsv';

function makeBanks(folder: string): Dataset {
  return makeTable(
    {
      dataset: 'banks/RU',
      edition: '2026-10-08',
      confidence: 'manual',
      completeness: 'partial',
      codeSpaces: { bankCode: 'excerpt' },
      source: {
        publisher: 'Bank of Russia',
        title: 'Directory of BIK (ED807): banks in Moscow, in part',
        url: 'https://www.cbr.ru/s/newbik',
        via: 'MrProLopstar/bankbik, typed over; names in Latin letters of the BIC list of 2024-07 where it has the BIC',
        licence: 'MIT (the compilation); facts of a public register',
        retrieved: '2026-11-28',
      },
    },
    ['bankCode', 'bic', 'name', 'localName'],
    readCsv('\t', folder, FILE).map(({ bik = '', bic8 = '', name = '' }) => ({
      bankCode: bik,
      bic: tidyBicOf('RU', bic8),
      name: tidy(name),
      localName: null,
    })),
  );
}

const source: Source = {
  title: 'Russian banks, by BIK',
  reads: [FILE],
  datasets: { 'banks/RU': makeBanks },
};
export default source;
