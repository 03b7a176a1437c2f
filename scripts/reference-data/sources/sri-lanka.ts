/**
 * Sri Lanka: bank codes and branch codes.
 *
 * Bank 4 digits, branch 3 digits; together they are the member identification. A list of 2018, collected by hand, with the branches and finance companies that
 * one of 2025 has beside it: they name a bank and never prove that a code does not exist.
 *
 * The gotcha: the newer list has the code for drafts of each bank as a branch; these rows are left out.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut, type SharedHeader } from '../dataset.js';
import { readJson, readTsv } from '../read.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const BANKS = 'sri-lanka/banks.json';
const BRANCHES = 'sri-lanka/branches.json';
const ADDED = '2026-11/lk-branches-new.tsv';

/** Institutions that only the list of 2025 has, and its name of them in the names of their branches. That of 7612 is an abbreviation: it stays out. */
const ADDED_BANKS: Readonly<Record<string, string>> = {
  '7700': 'Bank of China',
  '7959': 'Bimputh Finance',
  '7968': 'Siyapatha Finance',
  '7995': 'Dialog Finance',
};

const HEADER: SharedHeader = {
  edition: '2018',
  confidence: 'manual',
  completeness: 'partial',
  source: {
    publisher: 'public lists of Sri Lankan banks and branches',
    title: 'Bank codes and branch codes of Sri Lankan banks',
    url: 'https://www.lankapay.net',
    via: 'a compilation in JSON of 2018, with what a program of 2025-03 (misfarsiddeek95/tsg_server) has beside it',
    licence: 'NOASSERTION',
  },
};

interface Branch {
  readonly bankID: number;
  readonly ID: number | string;
  readonly name: string;
}

function makeBanks(folder: string): Dataset {
  const banks = readJson<readonly { readonly ID: number; readonly name: string }[]>(folder, BANKS);
  return makeTable(
    { ...HEADER, dataset: 'banks/LK' },
    ['bankCode', 'bic', 'name'],
    [
      ...banks.map(({ ID, name }) => ({ bankCode: String(ID), bic: null, name: tidy(name) })),
      ...Object.entries(ADDED_BANKS).map(([bankCode, name]) => ({ bankCode, bic: null, name })),
    ],
  );
}

const NAMES_OF_BANKS =
  /^(?:Amana Bank|Bank of Ceylon|Bank of China LTD|Bimputh Finance|CDB Finance|Cargills Bank|Central Finance|Commercial Bank PLC|DFCC Bank|Dialog Finance PLC|HNB Grameen Finance|LB Finance|NDB Bank Ltd|NSB|Nations Trust Bank|Peoples Bank|Public Bank Berhad|RDB Bank|Sanasa Development Bank|Seylan Bank|Siyapatha Finance|Union Bank)[ /]+/;

/** The branches of the newer list, by its name of the bank and the branch. */
function readAdded(folder: string) {
  const rows = readTsv(folder, ADDED);
  const branches = rows.filter(({ bankAndBranch = '' }) => NAMES_OF_BANKS.test(bankAndBranch) && !/DRAFT CLEA?R?/i.test(bankAndBranch));
  reportLeftOut('branches/LK', rows.length - branches.length, 'codes for drafts, and branches of a bank whose name is not known');
  return branches.map(({ bankCode, branchCode, bankAndBranch = '' }) => ({
    memberId: `${bankCode}${branchCode}`,
    name: tidy(bankAndBranch.replace(NAMES_OF_BANKS, '').replace(/ \([^()]*\)$/, '')),
  }));
}

function makeBranches(folder: string): Dataset {
  const branches = Object.values(readJson<Readonly<Record<string, readonly Branch[]>>>(folder, BRANCHES)).flat();
  return makeTable(
    { ...HEADER, dataset: 'branches/LK' },
    ['memberId', 'name'],
    [
      ...branches.map(({ bankID, ID, name }) => ({ memberId: `${bankID}${String(ID).padStart(3, '0')}`, name: tidy(name) })),
      ...readAdded(folder),
    ],
  );
}

const source: Source = {
  title: 'Sri Lankan banks and branches',
  reads: [BANKS, BRANCHES, ADDED],
  datasets: { 'banks/LK': makeBanks, 'branches/LK': makeBranches },
};
export default source;
