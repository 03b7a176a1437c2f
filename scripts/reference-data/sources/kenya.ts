/**
 * Kenya: bank codes of the Central Bank, with BICs and names.
 *
 * A list collected by hand. Its edition is the year that the names show: Kingdom Bank is in it, Spire Bank still is. The list has BICs of
 * the whole world and no bank codes; a branch is taken as its head office.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut } from '../dataset.js';
import { readCsv } from '../read.js';
import type { Source } from '../source.js';
import { bicCountry, groupBy, tidy, tidyBic } from '../text.js';

const FILE = 'kenya/bics.csv';

/** BIC → code of the Central Bank of Kenya, from public lists. */
const CBK_CODES: Readonly<Record<string, string>> = {
  KCBLKENX: '01',
  SCBLKENX: '02',
  BARCKENX: '03',
  BKIDKENA: '05',
  BARBKENA: '06',
  CBAFKENX: '07',
  CBKEKENX: '09',
  PRIEKENX: '10',
  KCOOKENA: '11',
  NBKEKENX: '12',
  CITIKENA: '16',
  HBZUKENA: '17',
  MIEKKENA: '18',
  AFRIKENX: '19',
  CONKKENA: '23',
  CRBTKENA: '25',
  SBICKENX: '31',
  ABCLKENA: '35',
  ECOCKENA: '43',
  SPBLKENA: '49',
  PAUTKENA: '50',
  CIFIKENA: '51',
  GTBIKENA: '53',
  VICMKENA: '54',
  GUARKENA: '55',
  IMBLKENA: '57',
  HFCOKENA: '61',
  SIDNKENA: '66',
  EQBLKENA: '68',
  FABLKENA: '70',
  GAFRKENA: '72',
  IFCBKENA: '74',
  UNAFKENA: '76',
  KWMIKENX: '78',
};

function makeBanks(folder: string): Dataset {
  const listed = readCsv(',', folder, FILE).flatMap(({ Bank, City, BIC }) => {
    const bic = tidyBic(BIC);
    // the list is of the whole world
    return bic === null || bicCountry(bic) !== 'KE' ? [] : [{ bic: bic.slice(0, 8), name: tidy(Bank), town: tidy(City) }];
  });
  const headOffices = [...groupBy(listed, ({ bic }) => bic).values()].flatMap((rows) => rows.slice(0, 1));
  const banks = headOffices.flatMap((bank) => {
    const bankCode = CBK_CODES[bank.bic];
    return bankCode === undefined ? [] : [{ bankCode, ...bank }];
  });
  reportLeftOut('banks/KE', headOffices.length - banks.length, 'institutions whose bank code is not known');
  return makeTable(
    {
      dataset: 'banks/KE',
      edition: '2022',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'Kevin-Tko/bank-codes',
        title: 'BICs of Kenyan banks, with the bank codes of the Central Bank of Kenya',
        url: 'https://github.com/Kevin-Tko/bank-codes',
        via: 'Kevin-Tko/bank-codes for BICs and names; the bank codes joined to the BICs by hand from public lists',
        licence: 'facts of public lists',
      },
    },
    ['bankCode', 'bic', 'name', 'town'],
    banks,
  );
}

const source: Source = {
  title: 'Kenyan banks',
  reads: [FILE],
  datasets: { 'banks/KE': makeBanks },
};
export default source;
