/**
 * India: banks by the first four letters of an IFSC, and every IFSC.
 *
 * Publisher: Reserve Bank of India, as razorpay/ifsc compiles it. An IFSC is four letters (bank), a zero, six characters (branch).
 *
 * `branches/IN` has one row a bank. Its `branches` are tokens between spaces, in ascending order, numbers before the rest:
 *
 * - `16` is the branch 000016, leading zeros left off
 * - `65001-65032` are the branches 065001 to 065032, both included
 * - `0000SC`, anything with a letter in it, is that branch as it stands
 *
 * The gotcha: the names also speak of 1,269 banks that have no IFSC of their own: banks behind another's, whose codes ending in X the
 * compilation made up, and banks that were merged. They are left out. 19 banks have branches and no name.
 */
import type { Dataset } from '../../src/directory/dataset.js';
import { type NationalFacts, national, reportDropped } from './national.js';
import { readJson } from './read.js';
import { inCodePointOrder, tidy } from './text.js';

const FACTS: Omit<NationalFacts, 'dataset'> = {
  edition: '2026-05',
  confidence: 'official',
  completeness: 'complete',
  source: {
    publisher: 'Reserve Bank of India',
    title: 'List of NEFT and RTGS enabled bank branches: IFSC',
    url: 'https://www.rbi.org.in/Scripts/bs_viewcontent.aspx?Id=2009',
    via: 'razorpay/ifsc',
    licence: 'MIT (the compilation)',
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
  const texts = branches.filter((branch) => typeof branch === 'string').sort(inCodePointOrder);
  const odd = [...numbers.filter((branch) => branch > 999_999), ...texts.filter((text) => !/^(?=.*[A-Z])[0-9A-Z]{6}$/.test(text))];
  if (odd.length > 0) throw new Error(`${bank}: ${odd.join(', ')} are not branches of an IFSC`);
  return [...ranges(numbers), ...texts].join(' ');
}

export function ifsc(sources: string): Dataset[] {
  const branches = Object.entries(readJson<Readonly<Record<string, readonly (number | string)[]>>>(sources, 'ifsc', 'IFSC.json'));
  const names = readJson<Readonly<Record<string, string>>>(sources, 'ifsc', 'banknames.json');
  const banks = new Set(branches.map(([bank]) => bank));
  reportDropped('banks/IN', Object.keys(names).filter((bank) => !banks.has(bank)).length, 'names of banks without an IFSC');
  return [
    national(
      { ...FACTS, dataset: 'banks/IN' },
      ['bankCode', 'bic', 'name'],
      branches.map(([bankCode]) => ({ bankCode, bic: null, name: tidy(names[bankCode]) })),
    ),
    national(
      {
        ...FACTS,
        dataset: 'branches/IN',
        source: {
          ...FACTS.source,
          via: 'razorpay/ifsc; branch numbers without leading zeros, a-b for a range, codes with letters as they stand, between spaces',
        },
      },
      ['bankCode', 'branches'],
      branches.map(([bankCode, numbers]) => ({ bankCode, branches: encode(bankCode, numbers) })),
    ),
  ];
}
