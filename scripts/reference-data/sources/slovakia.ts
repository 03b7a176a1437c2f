/**
 * Slovakia: bank codes of the payment system, with names and BICs.
 *
 * Publisher: Národná banka Slovenska, version 225 of its directory, effective on 2026-05-18: every code, so that an absent one is of no bank. The gotcha: a remark
 * in brackets behind a name is no part of it.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readCsv } from '../read.js';
import { readTowns, TOWN_FILES } from '../readers/towns-of-banks.js';
import type { Source } from '../source.js';
import { bicCountry, tidy, tidyBic } from '../text.js';

const FILE = '2026-11/sk-banks.tsv';

function makeBanks(folder: string): Dataset {
  const towns = readTowns(folder);
  return makeTable(
    {
      dataset: 'banks/SK',
      edition: '2026-05-18',
      confidence: 'official',
      completeness: 'complete',
      source: {
        publisher: 'Národná banka Slovenska',
        title: 'Directory of identification codes for the payment system (Directory_IC_DPS_SR), version 225',
        url: 'https://nbs.sk',
        via: 'cammac-creator/ibanforge, typed over; towns joined by BIC from the BIC lists of 2024 and 2019',
        licence: 'MIT',
        retrieved: '2026-11-28',
      },
    },
    ['bankCode', 'bic', 'name', 'town'],
    readCsv('\t', folder, FILE).map(({ bankCode = '', bic: written = '', name = '' }) => {
      const bic = tidyBic(written);
      // an account is in Slovakia, even where the BIC is that of a parent abroad
      const town = bic !== null && bicCountry(bic) === 'SK' ? towns.get(bic) : undefined;
      return { bankCode, bic, name: tidy(name.replace(/ \([^()]*\)$/, '')), town: town ?? null };
    }),
  );
}

const source: Source = {
  title: 'Slovak banks',
  reads: [FILE, ...TOWN_FILES],
  datasets: { 'banks/SK': makeBanks },
};
export default source;
