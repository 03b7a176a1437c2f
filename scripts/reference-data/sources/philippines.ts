/**
 * The Philippines: banks by BIC.
 *
 * A list collected by hand, without routing numbers (BRSTN): the bank code is null. Its edition is the year that the names show: GoTyme
 * is in it, Robinsons Bank still is.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readJson } from '../read.js';
import type { Source } from '../source.js';
import { compareText, tidy, tidyBicOf } from '../text.js';
import { setTown } from '../towns.js';

const FILE = 'philippines/bank-codes.json';

interface Bank {
  readonly name: string;
  readonly city: string;
  readonly swiftCode: string;
}

function makeBanks(folder: string): Dataset {
  return makeTable(
    {
      dataset: 'banks/PH',
      edition: '2023',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'a public list of Philippine banks by BIC',
        title: 'Philippine banks and other BIC holders, without routing numbers',
        url: 'https://www.bsp.gov.ph/SitePages/FinancialStability/DirBanks.aspx',
        via: 'a compilation in JSON; branch names left out',
        licence: 'NOASSERTION',
      },
    },
    ['bankCode', 'bic', 'name', 'town'],
    readJson<readonly Bank[]>(folder, FILE)
      .map(({ name, city, swiftCode }) => {
        const town = tidy(city);
        return { bankCode: null, bic: tidyBicOf('PH', swiftCode), name: tidy(name), town: town && setTown(town) };
      })
      .sort((one, other) => compareText(one.bic ?? '', other.bic ?? '')),
  );
}

const source: Source = {
  title: 'Philippine banks, by BIC',
  reads: [FILE],
  datasets: { 'banks/PH': makeBanks },
};
export default source;
