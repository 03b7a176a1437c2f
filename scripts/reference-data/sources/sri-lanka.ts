/**
 * Sri Lanka: bank codes and branch codes.
 *
 * Bank 4 digits, branch 3 digits; together they are the member identification. A list of 2018, collected by hand: it names a bank and
 * never proves that a code does not exist.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, type SharedHeader } from '../dataset.js';
import { readJson } from '../read.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const BANKS = 'sri-lanka/banks.json';
const BRANCHES = 'sri-lanka/branches.json';

const HEADER: SharedHeader = {
  edition: '2018',
  confidence: 'manual',
  completeness: 'partial',
  source: {
    publisher: 'a public list of Sri Lankan banks and branches',
    title: 'Bank codes and branch codes of Sri Lankan banks',
    url: 'https://www.lankapay.net',
    via: 'a compilation in JSON of 2018',
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
    banks.map(({ ID, name }) => ({ bankCode: String(ID), bic: null, name: tidy(name) })),
  );
}

function makeBranches(folder: string): Dataset {
  const branches = Object.values(readJson<Readonly<Record<string, readonly Branch[]>>>(folder, BRANCHES)).flat();
  return makeTable(
    { ...HEADER, dataset: 'branches/LK' },
    ['memberId', 'name'],
    branches.map(({ bankID, ID, name }) => ({ memberId: `${bankID}${String(ID).padStart(3, '0')}`, name: tidy(name) })),
  );
}

const source: Source = {
  title: 'Sri Lankan banks and branches',
  reads: [BANKS, BRANCHES],
  datasets: { 'banks/LK': makeBanks, 'branches/LK': makeBranches },
};
export default source;
