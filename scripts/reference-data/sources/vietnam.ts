/**
 * Vietnam: bank identification numbers (BIN) of NAPAS, with BICs.
 *
 * A list collected by hand. Its edition is the year that the names show: LPBank has its new name, Oceanbank, MBV today, its old one.
 * The gotcha: the list gives Oceanbank the BIC of a bank of that name in Florida.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readJson } from '../read.js';
import type { Source } from '../source.js';
import { tidy, tidyBicOf } from '../text.js';

const FILE = 'vietnam/banks.json';

interface Bank {
  readonly bin: string;
  readonly code: string;
  readonly short: string;
  readonly bic: string;
  readonly name: string;
}

function makeBanks(folder: string): Dataset {
  return makeTable(
    {
      dataset: 'banks/VN',
      edition: '2024',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'NAPAS',
        title: 'Bank identification numbers (BIN) of card issuing organisations, with BICs',
        url: 'https://napas.com.vn',
        via: 'a list collected by hand from the members of NAPAS',
        licence: 'NOASSERTION',
      },
    },
    ['bankCode', 'bic', 'name', 'localName', 'shortCode'],
    readJson<readonly Bank[]>(folder, FILE).map(({ bin, code, short, bic, name }) => ({
      bankCode: bin,
      bic: tidyBicOf('VN', bic),
      name: tidy(short),
      localName: tidy(name),
      shortCode: tidy(code),
    })),
  );
}

const source: Source = {
  title: 'Vietnamese banks, by BIN',
  reads: [FILE],
  datasets: { 'banks/VN': makeBanks },
};
export default source;
