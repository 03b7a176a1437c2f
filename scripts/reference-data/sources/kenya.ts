/**
 * Kenya: bank codes of the Central Bank, with BICs and names; branches.
 *
 * BICs, names and towns are of a list collected by hand about 2022, which has BICs of the whole world and no bank codes; a branch is taken as its head office.
 * The codes are those of the branch report of the Kenya Bankers Association, end of 2025: every bank, so that an absent code is of no bank. What only the report
 * has is without BIC. Spire Bank is in both: its code is Equity Bank's since 2023.
 * The branches are those of the report, by bank and branch together; it was read at second hand, so that an absent branch proves nothing.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut } from '../dataset.js';
import { readCsv } from '../read.js';
import type { Source } from '../source.js';
import { bicCountry, groupBy, tidy, tidyBic } from '../text.js';

const FILE = 'kenya/bics.csv';
const REPORT = '2026-11/ke-banks.tsv';
const BRANCHES = '2026-11/ke-branches.tsv';

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
  const known = new Set(banks.map(({ bankCode }) => bankCode));
  const others = readCsv('\t', folder, REPORT).filter(({ bankCode = '' }) => !known.has(bankCode));
  return makeTable(
    {
      dataset: 'banks/KE',
      edition: '2025-12',
      confidence: 'manual',
      completeness: 'partial',
      codeSpaces: { bankCode: 'complete' },
      source: {
        publisher: 'Kenya Bankers Association, and Kevin-Tko/bank-codes',
        title: 'Bank codes of the branch report of 2025-12; BICs of Kenyan banks of about 2022',
        url: 'https://github.com/Kevin-Tko/bank-codes',
        via: 'razor-informatics/kenya-banks-branches (MIT) for the codes; Kevin-Tko/bank-codes for BICs and names, joined to the codes by hand from public lists',
        licence: 'NOASSERTION',
      },
    },
    ['bankCode', 'bic', 'name', 'town'],
    [...banks, ...others.map(({ bankCode = '', name = '' }) => ({ bankCode, bic: null, name: tidy(name), town: null }))],
  );
}

function makeBranches(folder: string): Dataset {
  const rows = readCsv('\t', folder, BRANCHES);
  const byCode = groupBy(rows, ({ bankCode, branchCode }) => `${bankCode}${branchCode}`);
  const branches = [...byCode].flatMap(([memberId, [row, ...others]]) =>
    row !== undefined && others.length === 0 && /^\d{5}$/.test(memberId) ? [{ memberId, name: tidy(row.branch) }] : [],
  );
  reportLeftOut('branches/KE', rows.length - branches.length, 'codes that the report gives to two branches, and one that lost a digit');
  return makeTable(
    {
      dataset: 'branches/KE',
      edition: '2025-12',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'Kenya Bankers Association',
        title: 'Branch report of the end of 2025',
        url: 'https://github.com/razor-informatics/kenya-banks-branches',
        via: 'razor-informatics/kenya-banks-branches (MIT), of 2026-01-22',
        licence: 'MIT',
        retrieved: '2026-11-28',
      },
    },
    ['memberId', 'name'],
    branches,
  );
}

const source: Source = {
  title: 'Kenyan banks and branches',
  reads: [FILE, REPORT, BRANCHES],
  datasets: { 'banks/KE': makeBanks, 'branches/KE': makeBranches },
};
export default source;
