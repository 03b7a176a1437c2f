/**
 * The branches of banks, by bank code and branch number.
 *
 * A dataset has one of two forms: a row a branch, found by `memberId`, which is bank code and branch number together; or a row a bank
 * with a list of its branch numbers, `1-16 22 0000SC`: without leading zeros, with a hyphen for a range.
 */

import { cacheResults } from './cache.js';
import { type Dataset, type Editions, editionsOf, isExhaustive } from './dataset.js';
import { rowsBy, textOfCell } from './rows.js';

export interface Branch {
  readonly name?: string;
  readonly town?: string;
  readonly postCode?: string;
  readonly street?: string;
  /** The code of its state or province. */
  readonly state?: string;
}

export interface BranchDirectory {
  /** The branch of a bank; undefined where it is not known. `branch` has the length that its country prescribes. */
  find(bankCode: string, branch: string): Branch | undefined;
  /** The dataset from which `find` has the branch. */
  datasetOf(bankCode: string, branch: string): Dataset | undefined;
  /** Picks the number of a branch from the list of a bank, without leading zeros; undefined where there is no such list. */
  sample(bankCode: string): string | undefined;
  /** True where a branch does not exist if its bank is in the directory and the branch is not. */
  readonly complete: boolean;
  readonly editions: Editions;
}

type FindBranch = BranchDirectory['find'];

const FIELDS = ['name', 'town', 'postCode', 'street', 'state'] as const;

/** For datasets with a row a branch. */
function createRowFinder(dataset: Dataset): FindBranch {
  const find = rowsBy(dataset, 'memberId');
  const columns = FIELDS.map((field) => [field, dataset.columns.indexOf(field)] as const);
  return (bankCode, branch) => {
    const [row] = find(bankCode + branch);
    if (row === undefined) return undefined;
    const facts = columns.map(([field, column]) => [field, textOfCell(row, column)] as const);
    return Object.fromEntries(facts.filter(([, text]) => text !== undefined));
  };
}

/** For datasets with a row a bank. */
function createListFinder(dataset: Dataset): FindBranch {
  const find = rowsBy(dataset, 'bankCode');
  const column = dataset.columns.indexOf('branches');
  const listOf = cacheResults((bankCode) => parseBranchList(textOfCell(find(bankCode)[0] ?? [], column) ?? ''));
  return (bankCode, branch) => (listOf(bankCode)(branch) ? {} : undefined);
}

/** True for a branch in the list. */
type BranchList = (branch: string) => boolean;

/** Parses a list of branch numbers, which can have thousands of items. */
function parseBranchList(text: string): BranchList {
  const codes = new Set<string>();
  const ranges: (readonly [number, number])[] = [];
  for (const token of text.split(' ')) {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(token) ?? [];
    if (from === undefined) codes.add(token);
    else ranges.push([Number(from), Number(to)]);
  }
  return (branch) => {
    if (!/^\d+$/.test(branch)) return branch !== '' && codes.has(branch);
    const number = Number(branch);
    return ranges.some(([from, to]) => from <= number && number <= to);
  };
}

/** Creates one directory of several datasets; undefined where there are none. The first that knows a branch decides. */
export function createBranchDirectory(datasets: readonly Dataset[]): BranchDirectory | undefined {
  if (datasets.length === 0) return undefined;
  const finders = datasets.map((dataset) => (dataset.columns.includes('branches') ? createListFinder(dataset) : createRowFinder(dataset)));
  return {
    sample: (bankCode) => {
      const lists = datasets.filter(({ columns }) => columns.includes('branches'));
      const [row] = lists.flatMap((dataset) =>
        rowsBy(dataset, 'bankCode')(bankCode).map((cells) => textOfCell(cells, dataset.columns.indexOf('branches'))),
      );
      return row === undefined ? undefined : /(?:^| )(\d+)(?![^ -])/.exec(row)?.[1];
    },
    find: (bankCode, branch) => {
      for (const find of finders) {
        const found = find(bankCode, branch);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    datasetOf: (bankCode, branch) => datasets.find((_, index) => finders[index]?.(bankCode, branch) !== undefined),
    complete: datasets.some(isExhaustive),
    editions: editionsOf(datasets),
  };
}
