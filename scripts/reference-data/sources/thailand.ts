/**
 * Thailand: bank codes of the Bank of Thailand, and bank names.
 *
 * A list collected by hand. Its edition is the year that the names show: Thai Credit Bank is in it. The list has symbols instead of bank
 * codes; wallets and PromptPay have no bank code and are left out.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut } from '../dataset.js';
import { readJson } from '../read.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const FILE = 'thailand/banks-logo.json';

/** Symbol → code of the Bank of Thailand, as omise/banks-logo (MIT) has them; TTB has the code of TMB, with which Thanachart merged. */
const THAI_CODES: Readonly<Record<string, string>> = {
  BBL: '002',
  KBANK: '004',
  KTB: '006',
  TTB: '011',
  SCB: '014',
  CITI: '017',
  CIMB: '022',
  UOB: '024',
  BAY: '025',
  GSB: '030',
  HSBC: '031',
  GHB: '033',
  BAAC: '034',
  IBANK: '066',
  TISCO: '067',
  KKP: '069',
  ICBC: '070',
  TCRB: '071',
  LHB: '073',
};

interface Bank {
  readonly nameLong: string;
  readonly nameEN: string;
  readonly symbol: string;
}

function makeBanks(folder: string): Dataset {
  const all = Object.values(readJson<Readonly<Record<string, Bank>>>(folder, FILE));
  const banks = all.flatMap(({ nameLong, nameEN, symbol }) => {
    const bankCode = THAI_CODES[symbol];
    return bankCode === undefined ? [] : [{ bankCode, bic: null, name: tidy(nameEN), localName: tidy(nameLong), symbol }];
  });
  reportLeftOut('banks/TH', all.length - banks.length, 'schemes and wallets without a bank code');
  return makeTable(
    {
      dataset: 'banks/TH',
      edition: '2023',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'casperstack/thai-banks-logo',
        title: 'Thai banks, with the bank codes of the Bank of Thailand',
        url: 'https://github.com/casperstack/thai-banks-logo',
        via: 'casperstack/thai-banks-logo for names and symbols; the codes by symbol, as omise/banks-logo has them',
        licence: 'MIT',
      },
    },
    ['bankCode', 'bic', 'name', 'localName', 'symbol'],
    banks,
  );
}

const source: Source = {
  title: 'Thai banks',
  reads: [FILE],
  datasets: { 'banks/TH': makeBanks },
};
export default source;
