/**
 * Mexico: the three digits of the bank in a CLABE, and bank names.
 *
 * A list collected by hand: it names a bank and never proves that a code does not exist.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut } from '../dataset.js';
import { readJson } from '../read.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const FILE = 'mexico/banks.json';

function makeBanks(folder: string): Dataset {
  const all = readJson<readonly { readonly code: string; readonly name: string }[]>(folder, FILE);
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
        via: 'center-key/clabe-validator, from the participants of the Banco de México and of the banking association',
        licence: 'MIT',
      },
    },
    ['bankCode', 'bic', 'name'],
    banks.map(({ code, name }) => ({ bankCode: code, bic: null, name: tidy(name) })),
  );
}

const source: Source = {
  title: 'Mexican banks, by CLABE',
  reads: [FILE],
  datasets: { 'banks/MX': makeBanks },
};
export default source;
