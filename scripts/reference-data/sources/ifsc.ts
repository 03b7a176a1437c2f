/**
 * India: banks by the first four letters of an IFSC, and every IFSC.
 *
 * Publisher: Reserve Bank of India, as compiled by razorpay/ifsc. An IFSC is four letters (bank), a zero, six characters (branch).
 *
 * `branches/IN` has one row a bank. Its `branches` are tokens between spaces, in ascending order, numbers before the rest:
 *
 * - `16` is the branch 000016, leading zeros left off
 * - `65001-65032` are the branches 065001 to 065032, both included
 * - `0000SC`, anything with a letter in it, is that branch as it stands
 *
 * The gotcha: the file of names also has 1,269 banks without an IFSC of their own, and they are left out. They use the codes of another
 * bank (the compilation made up codes for them that end in X), or they were merged. 19 banks have branches and no name.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut, type SharedHeader } from '../dataset.js';
import { memoizeByFolder, readJson } from '../read.js';
import type { Source } from '../source.js';
import { compareText, tidy } from '../text.js';

const BRANCHES = 'ifsc/IFSC.json';
const NAMES = 'ifsc/banknames.json';

const HEADER: SharedHeader = {
  edition: '2026-05',
  confidence: 'official',
  completeness: 'complete',
  source: {
    publisher: 'Reserve Bank of India',
    title: 'List of NEFT and RTGS enabled bank branches: IFSC',
    url: 'https://www.rbi.org.in/Scripts/bs_viewcontent.aspx?Id=2009',
    via: 'razorpay/ifsc',
    licence: 'LicenseRef-public-domain',
  },
};

/** Ascending numbers as ranges: `1-3`, `7`. */
function ranges(numbers: readonly number[]): string[] {
  const found: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last !== undefined && number === last.to + 1) last.to = number;
    else found.push({ from: number, to: number });
  }
  return found.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`));
}

/** The encoding of `branches/IN`; see above. */
function encode(bank: string, branches: readonly (number | string)[]): string {
  const numbers = branches.filter((branch) => typeof branch === 'number').sort((one, other) => one - other);
  const texts = branches.filter((branch) => typeof branch === 'string').sort(compareText);
  const malformed = [...numbers.filter((branch) => branch > 999_999), ...texts.filter((text) => !/^(?=.*[A-Z])[0-9A-Z]{6}$/.test(text))];
  if (malformed.length > 0) throw new Error(`${BRANCHES}: ${bank} has branches that do not fit an IFSC: ${malformed.join(', ')}`);
  return [...ranges(numbers), ...texts].join(' ');
}

const readBranches = memoizeByFolder((folder) =>
  Object.entries(readJson<Readonly<Record<string, readonly (number | string)[]>>>(folder, BRANCHES)),
);

function makeBanks(folder: string): Dataset {
  const branches = readBranches(folder);
  const names = readJson<Readonly<Record<string, string>>>(folder, NAMES);
  const banks = new Set(branches.map(([bank]) => bank));
  reportLeftOut('banks/IN', Object.keys(names).filter((bank) => !banks.has(bank)).length, 'names of banks without an IFSC');
  return makeTable(
    { ...HEADER, dataset: 'banks/IN' },
    ['bankCode', 'bic', 'name'],
    branches.map(([bankCode]) => ({ bankCode, bic: null, name: tidy(names[bankCode]) })),
  );
}

function makeBranches(folder: string): Dataset {
  const via = 'razorpay/ifsc; branch numbers without leading zeros, a-b for a range, codes with letters as they stand, between spaces';
  return makeTable(
    { ...HEADER, dataset: 'branches/IN', source: { ...HEADER.source, via } },
    ['bankCode', 'branches'],
    readBranches(folder).map(([bankCode, numbers]) => ({ bankCode, branches: encode(bankCode, numbers) })),
  );
}

const source: Source = {
  title: 'Indian banks and branches, by IFSC',
  reads: [BRANCHES, NAMES],
  datasets: { 'banks/IN': makeBanks, 'branches/IN': makeBranches },
};
export default source;
